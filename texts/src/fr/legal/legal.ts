import { accessibility } from './accessibility.ts'
import { makers } from './makers.ts'
import { notice } from './notice.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** Legal pages: the operator's facts come as `{{fields}}`; counsel reviews the words. */
export const legal = {
  missing: "à compléter par l'exploitant",
  updated: 'Version {{version}}, du 21 novembre 2026',
  summary: 'Sur cette page',
  makers,
  notice,
  privacy,
  terms,
  accessibility,
}
