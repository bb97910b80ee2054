import type { DeskTableName } from '@app/domain/operator/desk.ts'
import type { DeskAct } from '@app/domain/operator/desk-acts.ts'
import { UNDECIDED_STATES } from '@app/domain/payment/dispute-states.ts'
import { type SQL, sql } from 'drizzle-orm'
import { versionOf } from '../../reviews/reviews.ts'
import { claimSource } from './claim-rows.ts'
import { courseSource } from './course-rows.ts'
import { failedJobSource, queueSource } from './job-rows.ts'
import { lookSource } from './look-rows.ts'
import { statesOf } from './states.ts'

/**
 * Where the rows of a table come from, and what may be done to one. Every order, choice and search has its index
 * (migrations/0051_growth.sql), so that a look costs the same however many rows there are.
 */
export interface DeskSource {
  /** `from …`: one row for each of the table. */
  from: SQL
  id: SQL
  ids: 'uuids' | 'numbers' | 'names'
  /** Which of them are shown; all of them by default. */
  where?: SQL
  /** The columns of the table, and `id`, a text; `order_id` of what is about an order. */
  told: SQL
  /** Joins that `told` needs and nothing else does. */
  beside?: SQL
  /** What each column is that rows may be put in the order of; never null. */
  orders: Record<string, SQL>
  /** What the search looks into. */
  searched: SQL[]
  /** Which rows a word chooses, of those the table has. */
  only?: (word: string) => SQL
  actsOf?: (row: Record<string, unknown>) => DeskAct[]
  /** Names the words of a row, where an act is about those very ones. */
  versionOf?: (row: Record<string, unknown>) => string
}

const REFUND = statesOf({
  owed: sql`f.paid_otherwise_at is null`,
  settled: sql`f.paid_otherwise_at is not null`,
})

const WITHDRAWAL = statesOf({
  carried_out: sql`w.order_id is not null`,
  to_check: sql`w.order_id is null and w.settled_at is null`,
  answered: sql`w.order_id is null and w.settled_at is not null`,
})

const ENQUIRY = statesOf({
  open: sql`e.answered_at is null`,
  answered: sql`e.answered_at is not null`,
})

const MAIL = statesOf({
  sent: sql`m.sent_at is not null`,
  given_up: sql`m.sent_at is null and m.given_up_at is not null`,
  waiting: sql`m.sent_at is null and m.given_up_at is null`,
})

const ALERT = statesOf({
  open: sql`a.resolved_at is null`,
  resolved: sql`a.resolved_at is not null`,
})

/** Of names in SQL alone: a desk reads across all nouns, and writes none of their tables. */
export const DESK_SOURCES: Record<DeskTableName, DeskSource> = {
  people: {
    from: sql`from users u`,
    id: sql`u.id`,
    ids: 'uuids',
    told: sql`u.id::text, u.email, u.first_name, u.user_type, u.email_verified_at is not null as confirmed,
      u.is_operator as operator, u.created_at, u.last_visit_at, u.blocked_at,
      coalesce((select sum(c.amount)::int from credit_entries c where c.user_id = u.id), 0) as credits,
      (select count(*)::int from transformations t where t.user_id = u.id and t.deleted_at is null) as transformations`,
    orders: {
      created_at: sql`u.created_at`,
      last_visit_at: sql`u.last_visit_at`,
      email: sql`u.email`,
      first_name: sql`u.first_name`,
    },
    searched: [sql`u.email`, sql`u.first_name`],
    only: (word) => sql`u.user_type = ${word}`,
    actsOf: ({ user_type, confirmed, credits, blocked_at, operator }) => [
      user_type === 'pro' ? 'make-client' : 'make-pro',
      ...(confirmed ? [] : ['confirm-email' as const]),
      'give-credits',
      ...(Number(credits) > 0 ? ['take-credits' as const] : []),
      ...(blocked_at ? ['unblock' as const] : operator ? [] : ['block' as const]),
      ...(operator ? [] : ['delete-account' as const]),
    ],
  },
  transformations: {
    from: sql`from transformations t left join users u on u.id = t.user_id`,
    id: sql`t.id`,
    ids: 'uuids',
    where: sql`t.deleted_at is null`,
    told: sql`t.id::text, t.created_at, u.email, t.name, t.base_style as style, t.engine, t.status,
      (select count(*)::int from images i where i.transformation_id = t.id) as images, t.images_ordered as ordered,
      round(extract(epoch from t.finished_at - t.created_at) / 60)::int as minutes, t.refund_cents,
      t.stage, t.photos_read, t.candidates_tried, t.attempt, t.finished_at is null as under_way,
      coalesce(o.amount_cents - o.refunded_cents - o.lost_cents, 0) as left_cents,
      (select sum(j.cost)::int from remote_jobs j where j.transformation_id = t.id and j.status <> 'failed') as cost`,
    beside: sql`left join orders o on o.id = t.order_id and o.paid_at is not null`,
    orders: {
      created_at: sql`t.created_at`,
      // Those that are not finished have taken the least.
      minutes: sql`coalesce(t.finished_at - t.created_at, interval '0')`,
    },
    searched: [sql`u.email`, sql`t.name`],
    only: (word) => sql`t.status = ${word}`,
    actsOf: ({ under_way, left_cents, images }) => [
      ...(Number(images) > 0 ? ['show-images' as const] : []),
      ...(under_way ? (['retry-transformation', 'cancel-transformation'] as const) : []),
      ...(Number(left_cents) > 0 ? ['refund' as const] : []),
    ],
  },
  orders: {
    from: sql`from orders o left join users u on u.id = o.user_id
      left join receipts r on r.order_id = o.id and r.kind = 'receipt'`,
    id: sql`o.id`,
    ids: 'uuids',
    told: sql`o.id::text, o.id::text as order_id, o.created_at, r.number as receipt, u.email,
      o.kind, coalesce(o.package_type, o.credit_pack, o.course, o.kind) as what, o.amount_cents, o.refunded_cents, o.lost_cents, o.status`,
    orders: { created_at: sql`o.created_at`, amount_cents: sql`o.amount_cents` },
    searched: [sql`u.email`, sql`r.number`],
    only: (word) => sql`o.status = ${word}`,
    actsOf: ({ status, amount_cents, refunded_cents, lost_cents }) =>
      status !== 'pending' && Number(refunded_cents) + Number(lost_cents) < Number(amount_cents)
        ? ['refund']
        : [],
  },
  refunds: {
    from: sql`from refunds f join orders o on o.id = f.order_id left join users u on u.id = o.user_id
      left join receipts r on r.order_id = o.id and r.kind = 'receipt'`,
    id: sql`f.id`,
    ids: 'uuids',
    where: sql`f.failed_at is not null`,
    told: sql`f.id::text, f.order_id::text, f.failed_at, r.number as receipt, u.email, f.amount_cents,
      ${REFUND.told} as state`,
    orders: { failed_at: sql`f.failed_at` },
    searched: [sql`u.email`, sql`r.number`],
    only: REFUND.only,
    actsOf: ({ state }) => (state === 'owed' ? ['refund-paid-otherwise'] : []),
  },
  disputes: {
    from: sql`from disputes d join orders o on o.id = d.order_id left join users u on u.id = o.user_id
      left join receipts r on r.order_id = o.id and r.kind = 'receipt'`,
    id: sql`d.id`,
    ids: 'names',
    told: sql`d.id, d.order_id::text, d.opened_at, r.number as receipt, u.email, d.amount_cents, d.reason, d.state,
      d.answer_by, case when d.state = any(${sql.param([...UNDECIDED_STATES])}::text[]) then (select sum(f.amount_cents)::int from refunds f
        where f.order_id = d.order_id and f.provider_refund_id is null and f.failed_at is null) end as held_cents`,
    orders: { opened_at: sql`d.opened_at` },
    searched: [sql`u.email`, sql`r.number`, sql`d.id`],
    only: (word) => sql`d.state = ${word}`,
  },
  withdrawals: {
    from: sql`from withdrawals w`,
    id: sql`w.id`,
    ids: 'uuids',
    told: sql`w.id::text, w.order_id::text, w.declared_at, w.name, w.email, w.contract, w.refund_cents,
      ${WITHDRAWAL.told} as state`,
    orders: { declared_at: sql`w.declared_at` },
    searched: [sql`w.name`, sql`w.email`, sql`w.contract`],
    only: WITHDRAWAL.only,
    actsOf: ({ state }) => (state === 'to_check' ? ['withdrawal-settled'] : []),
  },
  courses: courseSource,
  claims: claimSource,
  looks: lookSource,
  'pro-requests': {
    from: sql`from pro_requests p left join users u on u.id = p.user_id`,
    id: sql`p.id`,
    ids: 'uuids',
    told: sql`p.user_id::text as id, p.created_at, u.email, p.salon_name, p.siret, p.status`,
    orders: { created_at: sql`p.created_at` },
    searched: [sql`u.email`, sql`p.salon_name`, sql`p.siret`],
    only: (word) => sql`p.status = ${word}`,
    actsOf: ({ status }) => (status === 'pending' ? ['accept-pro', 'refuse-pro'] : []),
  },
  reviews: {
    from: sql`from reviews v left join users u on u.id = v.user_id`,
    id: sql`v.id`,
    ids: 'uuids',
    where: sql`v.publication <> 'private'`,
    versionOf: ({ text }) => versionOf(String(text)),
    told: sql`v.id::text, v.answered_at, u.first_name, v.pleased, v.text, v.publication`,
    orders: { answered_at: sql`v.answered_at` },
    searched: [sql`u.first_name`, sql`v.text`],
    only: (word) => sql`v.publication = ${word}`,
    actsOf: ({ publication }) => [
      ...(publication === 'published' ? [] : ['publish-review' as const]),
      ...(publication === 'refused' ? [] : ['refuse-review' as const]),
    ],
  },
  enquiries: {
    from: sql`from enquiries e`,
    id: sql`e.number`,
    ids: 'numbers',
    told: sql`e.number::text as id, e.asked_at, e.number::int as number, e.email, e.text,
      ${ENQUIRY.told} as state`,
    orders: { asked_at: sql`e.asked_at` },
    searched: [sql`e.email`, sql`e.text`],
    only: ENQUIRY.only,
    actsOf: ({ state }) => (state === 'open' ? ['enquiry-answered'] : []),
  },
  mails: {
    from: sql`from mails m`,
    id: sql`m.id`,
    ids: 'uuids',
    told: sql`m.id::text, m.created_at, m.kind, m.recipient, m.attempts,
      ${MAIL.told} as state`,
    orders: { created_at: sql`m.created_at` },
    searched: [sql`m.recipient`, sql`m.kind`],
    only: MAIL.only,
    actsOf: ({ state }) => (state === 'given_up' ? ['retry-mail'] : []),
  },
  alerts: {
    from: sql`from alerts a`,
    id: sql`a.id`,
    ids: 'uuids',
    told: sql`a.id::text, a.last_seen_at, a.kind, a.subject, a.count,
      ${ALERT.told} as state`,
    orders: { last_seen_at: sql`a.last_seen_at` },
    searched: [sql`a.kind`, sql`a.subject`],
    only: ALERT.only,
    actsOf: ({ state }) => (state === 'open' ? ['resolve-alert'] : []),
  },
  queues: queueSource,
  jobs: failedJobSource,
  packages: {
    from: sql`from (select id, price_cents, images from packages where price_cents > 0
      union all select id, price_cents, credits from credit_packs) s`,
    id: sql`s.id`,
    ids: 'names',
    told: sql`s.id, s.id as article, s.price_cents, s.images,
      (select max(p.since) from prices p where p.article = s.id) as since`,
    orders: { price_cents: sql`s.price_cents` },
    searched: [sql`s.id`],
    actsOf: () => ['set-price'],
  },
  prices: {
    from: sql`from prices p left join users u on u.id = p.operator_id`,
    id: sql`p.id`,
    ids: 'numbers',
    told: sql`p.id::text, p.since, p.article, p.price_cents, coalesce(u.email, p.operator_id::text) as operator,
      (select min(n.since) from prices n where n.article = p.article and n.id > p.id) as until`,
    orders: { since: sql`p.since` },
    searched: [sql`p.article`, sql`u.email`],
  },
  acts: {
    from: sql`from operator_acts x left join users u on u.id = x.operator_id`,
    id: sql`x.id`,
    ids: 'numbers',
    told: sql`x.id::text, x.at, coalesce(u.email, x.operator_id::text, 'terminal') as operator, x.act, x.subject, x.words, x.done`,
    orders: { at: sql`x.at` },
    searched: [sql`u.email`, sql`x.act`, sql`x.subject`, sql`x.words`],
  },
}
