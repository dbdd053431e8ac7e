import { BoxDoors } from '@/components/boxes/box-doors'
import { GoOn } from '@/components/home/go-on'
import { Rooms } from '@/components/home/rooms'
import { AskBox } from '@/components/lookup/ask-box'
import { Masthead } from '@/components/masthead/masthead'
import { KeptNote } from '@/components/offline/kept-note'
import { ButtonLink } from '@/components/ui/button'
import { Colophon } from '@/components/ui/colophon'
import { Page } from '@/components/ui/page'

const points = [
  [
    'One to four taps a turn',
    'Who plays, what was played, on whom, what came of it. Whatever follows by itself is done and told, and every step can be taken back.',
  ],
  [
    'It sees what everyone sees',
    'Nobody shows the phone a hand. From what lies open and what was said, it knows what can still be true, and nothing more.',
  ],
  [
    'When something cannot be',
    'It says what, why, and whose answer it could have been. Then the table decides: take it back, correct it, or let it stand.',
  ],
] as const

export default function Home() {
  return (
    <>
      <Masthead home />
      <Page width="wide">
        <header className="grid gap-x-16 gap-y-6 pt-4 pb-8 sm:pb-14 lg:grid-cols-[7fr_5fr] lg:items-end lg:pt-10 lg:pb-20">
          <h1 className="-ms-[0.04em] text-display">Parlour</h1>
          <div>
            <p className="max-w-144 font-serif text-lead">
              A referee for the cards on your table. Lay the phone beside them and tell it what was played: it
              keeps the round, knows the rules, and speaks up only when something cannot be.
            </p>
            <div className="mt-6 grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-x-5 lg:grid-cols-1 lg:justify-items-start">
              <ButtonLink href="/referee" kind="primary" className="min-h-16 px-7">
                Start a game
              </ButtonLink>
              <GoOn />
            </div>
          </div>
        </header>
        <div className="border-t border-line pt-6 pb-8 sm:py-8">
          <div className="max-w-160">
            <AskBox size="large" label="What happened at your table?" of="any" />
          </div>
        </div>

        <BoxDoors />

        <Rooms />

        <section aria-labelledby="table" className="border-t border-line py-10 md:py-14 lg:py-20">
          <h2 id="table" className="text-head">
            At your table
          </h2>
          <div className="mt-6 grid gap-x-16 gap-y-6 md:mt-8 md:grid-cols-3">
            {points.map(([title, text]) => (
              <div key={title} className="max-w-144">
                <h3 className="text-question">{title}</h3>
                <p className="mt-2 text-ink-2">{text}</p>
              </div>
            ))}
          </div>
        </section>

        <div className="pb-8">
          <KeptNote />
        </div>
        <Colophon />
      </Page>
    </>
  )
}
