import { LOOK_ASPECTS } from '@app/domain/looks/look-faults.ts'
import type { DeskAct } from '@app/domain/operator/desk-acts.ts'
import { type SQL, sql } from 'drizzle-orm'
import { statesOf } from './states.ts'

const IS_NEW = sql`l.published_at is null and l.withdrawn_at is null`
const SERVES = sql`(l.checked_at is not null and cardinality(l.faults) = 0)`
const IS_LICENSED = sql`(l.licence <> '' and l.holder <> '' and l.proof <> '' and l.consent <> '')`

const STATE = statesOf({
  look_waiting: sql`${IS_NEW} and l.checked_at is null`,
  look_unfit: sql`${IS_NEW} and l.checked_at is not null and cardinality(l.faults) > 0`,
  look_unlicensed: sql`${IS_NEW} and ${SERVES} and not ${IS_LICENSED}`,
  look_ready: sql`${IS_NEW} and ${SERVES} and ${IS_LICENSED}`,
  look_published: sql`l.published_at is not null`,
  look_withdrawn: sql`l.withdrawn_at is not null`,
})

/** Each aspect is said to be good, or what is wrong with it; without a face none is. */
const GOOD: SQL[] = Object.entries(LOOK_ASPECTS).map(([aspect, faults]) => {
  const wrong = sql.join(
    ['no_face', ...faults].map((fault) => sql`${fault}::text`),
    sql`, `,
  )
  return sql`case when l.checked_at is not null and not l.faults && array[${wrong}] then ${`look_good_${aspect}`}::text end`
})

/** What the check says of it, in words of the desk with a space between. */
const FOUND = sql`concat_ws(' ', case when l.checked_at is null then 'look_unread' end,
  (select string_agg('look_' || f, ' ') from unnest(l.faults) f), ${sql.join(GOOD, sql`, `)},
  case when not ${IS_LICENSED} then 'look_lacks_licence' end)`

/** A handful, the house's own. */
export const lookSource = {
  from: sql`from looks l left join users u on u.id = l.operator_id`,
  id: sql`l.id`,
  ids: 'uuids' as const,
  told: sql`l.id::text, l.id::text as picture, l.uploaded_at, l.base_style as style, ${STATE.told} as state, ${FOUND} as found,
    nullif(l.licence, '') as look_licence, nullif(l.holder, '') as holder, nullif(l.source_url, '') as source_url,
    nullif(l.proof, '') as proof, nullif(l.consent, '') as consent,
    coalesce(u.email, l.operator_id::text, 'terminal') as operator, l.published_at, l.withdrawn_at,
    nullif(l.withdrawn_why, '') as withdrawn_why`,
  orders: { uploaded_at: sql`l.uploaded_at` },
  searched: [sql`l.base_style`, sql`l.licence`, sql`l.holder`, sql`l.proof`, sql`u.email`],
  only: STATE.only,
  actsOf: ({ state }: Record<string, unknown>): DeskAct[] => {
    if (state === 'look_published') return ['withdraw-look', 'look-licence']
    const mayBePublished = state === 'look_ready' || state === 'look_withdrawn'
    return [
      ...(mayBePublished ? ['publish-look' as const] : []),
      ...(['look-licence', 'check-look', 'delete-look'] as const),
    ]
  },
}
