import type { Texts } from '../texts.ts'
import { accessibility } from './legal/accessibility.ts'
import { notice } from './legal/notice.ts'
import { privacy } from './legal/privacy.ts'
import { terms } from './legal/terms.ts'

export const legal = {
  missing: 'to be completed by the operator',
  updated: 'Version {{version}}, of 21 November 2026',
  summary: 'On this page',
  notice,
  privacy,
  terms,
  accessibility,
} satisfies Texts['legal']
