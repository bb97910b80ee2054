import type { Texts } from '../../texts.ts'
import { accessibility } from './accessibility.ts'
import { makers } from './makers.ts'
import { notice } from './notice.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

export const legal = {
  missing: 'to be completed by the operator',
  updated: 'Version {{version}}, of 21 November 2026',
  summary: 'On this page',
  makers,
  notice,
  privacy,
  terms,
  accessibility,
} satisfies Texts['legal']
