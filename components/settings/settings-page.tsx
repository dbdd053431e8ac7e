import { Masthead } from '@/components/masthead/masthead'
import { MemoryOnly } from '@/components/memory-only'
import { ShortcutList } from '@/components/shortcuts/shortcut-list'
import { Page, PageHeader } from '@/components/ui/page'
import { UndoToastRegion } from '@/components/ui/undo-toast'
import { BackupFields } from './backup-fields'
import { ChoicesNotKept } from './choices-not-kept'
import { ChoiceField, SwitchField } from './preference-fields'
import { Section } from './section'
import { WhatLiesHere } from './what-lies-here'
import { Wipe } from './wipe'

/** How this person wants Parlour to be, and all that it keeps on this device. */
export function SettingsPage() {
  return (
    <UndoToastRegion>
      <Masthead wide />
      <Page width="wide" className="pb-32">
        <PageHeader title="Settings" lead="They hold on this device, at once, for every game." />
        <MemoryOnly />
        <noscript>
          <p className="pb-6">Settings need scripts, and this browser runs none here.</p>
        </noscript>
        <Section id="look" title="Reading">
          <ChoiceField
            name="theme"
            label="Light or dark"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'system', label: 'As the device' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <ChoiceField
            name="text"
            label="Size of the text"
            options={[
              { value: '100', label: '100%' },
              { value: '115', label: '115%' },
              { value: '130', label: '130%' },
              { value: '150', label: '150%' },
            ]}
          />
          <ChoiceField
            name="motion"
            label="Motion"
            options={[
              { value: 'system', label: 'As the device' },
              { value: 'less', label: 'None' },
            ]}
          />
          <ChoicesNotKept />
        </Section>
        <Section id="table" title="At the table">
          <SwitchField
            name="awake"
            label="Screen stays on"
            note="In games that begin from now on, where the device allows it. Each game has its own switch."
          />
          <SwitchField
            name="hold"
            label="What could they hold?"
            note="In games of Love Letter that begin from now on: tap a player to see every card that they could have in hand."
          />
          <ChoiceField
            name="spoken"
            label="What a screen reader says"
            layout="stack"
            options={[
              {
                value: 'full',
                label: 'Everything',
                note: 'Each step as it comes into the log, then the question.',
              },
              {
                value: 'short',
                label: 'What is asked',
                note: 'The question, and what needs you. The log waits to be read.',
              },
            ]}
          />
        </Section>
        <Section id="keyboard" title="Keyboard">
          <SwitchField
            name="shortcuts"
            label="Shortcuts"
            note="Off, no key does anything by itself. Tab, Enter, Space and Escape always work."
          />
          <ShortcutList />
        </Section>
        <Section id="backup" title="Backup">
          <BackupFields />
        </Section>
        <Section id="kept" title="What is kept where">
          <WhatLiesHere />
        </Section>
        <Section id="wipe" title="Wipe">
          <Wipe />
        </Section>
      </Page>
    </UndoToastRegion>
  )
}
