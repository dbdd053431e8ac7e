import type { Metadata } from 'next'
import { SettingsPage } from '@/components/settings/settings-page'

export const metadata: Metadata = {
  title: 'Settings',
  description: 'Theme, text size, the table, the keyboard; backup, restore and wipe.',
}

export default function Settings() {
  return <SettingsPage />
}
