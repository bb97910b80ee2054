import type { DeskAct } from '@app/domain/operator/desk-acts.ts'
import { sql } from 'drizzle-orm'
import { statesOf } from './states.ts'

const IS_PROVEN = sql`(c.evidence <> '' and c.proven_on is not null and c.licence <> '')`
const IS_NEW = sql`c.published_at is null and c.withdrawn_at is null`

const STATE = statesOf({
  claim_unproven: sql`${IS_NEW} and not ${IS_PROVEN}`,
  claim_proven: sql`${IS_NEW} and ${IS_PROVEN}`,
  claim_published: sql`c.published_at is not null`,
  claim_withdrawn: sql`c.withdrawn_at is not null`,
})

/** What it says, in figures that are the same in every language. */
const SAYS = sql`case c.kind
  when 'satisfaction' then concat(c.says->>'percent', ' % · ', c.says->>'answers', ' · ', c.says->>'from', ' – ', c.says->>'to')
  when 'accessibility' then concat(c.says->>'percent', ' %')
  when 'review' then concat(c.says->>'firstName', ', ', c.says->>'month', ' : ', c.says->>'text')
  else c.says->>'count' end`

/** A handful, written by the house itself. */
export const claimSource = {
  from: sql`from claims c`,
  id: sql`c.id`,
  ids: 'uuids' as const,
  told: sql`c.id::text, c.entered_at, concat('claim_', c.kind) as claim, ${SAYS} as says,
    nullif(c.evidence, '') as evidence, nullif(c.evidence_url, '') as evidence_url,
    c.proven_on::text, nullif(c.licence, '') as licence, ${STATE.told} as state, c.published_at`,
  orders: { entered_at: sql`c.entered_at` },
  searched: [sql`c.says::text`, sql`c.evidence`, sql`c.licence`],
  only: STATE.only,
  actsOf: ({ state }: Record<string, unknown>): DeskAct[] => {
    if (state === 'claim_published') return ['prove-claim', 'withdraw-claim']
    return ['prove-claim', ...(state === 'claim_unproven' ? [] : ['publish-claim' as const]), 'delete-claim']
  },
}
