import type { DeskAct, DeskTableName } from '@app/domain/operator/desk.ts'
import { type SQL, sql } from 'drizzle-orm'

/** Where the rows of a table come from, and what may be done to one. */
export interface DeskSource {
  /** Has a column `id`, and those of the table. */
  from: SQL
  /** Columns the search looks into. */
  searched: readonly string[]
  actsOf?: (row: Record<string, unknown>) => DeskAct[]
}

/** Of names in SQL alone: a desk reads across all nouns, and writes none of their tables. */
export const DESK_SOURCES: Record<DeskTableName, DeskSource> = {
  people: {
    from: sql`select u.id::text, u.email, u.first_name, u.user_type, u.email_verified_at is not null as confirmed,
      u.is_operator as operator, u.created_at, u.last_visit_at, u.blocked_at,
      coalesce((select sum(c.amount)::int from credit_entries c where c.user_id = u.id), 0) as credits,
      (select count(*)::int from transformations t where t.user_id = u.id and t.deleted_at is null) as transformations
      from users u`,
    searched: ['email', 'first_name', 'id'],
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
    from: sql`select t.id::text, t.created_at, u.email, t.name, t.base_style as style, t.engine, t.status,
      (select count(*)::int from images i where i.transformation_id = t.id) as images, t.images_ordered as ordered,
      round(extract(epoch from t.finished_at - t.created_at) / 60)::int as minutes, t.refund_cents
      from transformations t join users u on u.id = t.user_id where t.deleted_at is null`,
    searched: ['email', 'name', 'id'],
  },
  orders: {
    from: sql`select o.id::text, o.created_at, r.number as receipt, u.email,
      coalesce(o.package_type, o.credit_pack, o.kind) as what, o.amount_cents, o.refunded_cents, o.status
      from orders o left join users u on u.id = o.user_id
      left join receipts r on r.order_id = o.id and r.kind = 'receipt'`,
    searched: ['email', 'receipt', 'id'],
    actsOf: ({ status, amount_cents, refunded_cents }) =>
      status !== 'pending' && Number(refunded_cents) < Number(amount_cents) ? ['refund'] : [],
  },
  refunds: {
    from: sql`select f.id::text, f.failed_at, r.number as receipt, u.email, f.amount_cents,
      case when f.paid_otherwise_at is null then 'owed' else 'settled' end as state
      from refunds f join orders o on o.id = f.order_id left join users u on u.id = o.user_id
      left join receipts r on r.order_id = o.id and r.kind = 'receipt' where f.failed_at is not null`,
    searched: ['email', 'receipt', 'id'],
    actsOf: ({ state }) => (state === 'owed' ? ['refund-paid-otherwise'] : []),
  },
  withdrawals: {
    from: sql`select w.id::text, w.declared_at, w.name, w.email, w.contract, w.refund_cents,
      case when w.order_id is null then 'to_check' else 'carried_out' end as state from withdrawals w`,
    searched: ['name', 'email', 'contract'],
  },
  'pro-requests': {
    from: sql`select p.user_id::text as id, p.created_at, u.email, p.salon_name, p.siret, p.status
      from pro_requests p join users u on u.id = p.user_id`,
    searched: ['email', 'salon_name', 'siret'],
    actsOf: ({ status }) => (status === 'pending' ? ['accept-pro', 'refuse-pro'] : []),
  },
  reviews: {
    from: sql`select v.id::text, v.answered_at, u.first_name, v.pleased, v.text, v.publication
      from reviews v join users u on u.id = v.user_id join transformations t on t.id = v.transformation_id
      where v.publication <> 'private' and t.deleted_at is null`,
    searched: ['first_name', 'text'],
    actsOf: ({ publication }) => [
      ...(publication === 'published' ? [] : ['publish-review' as const]),
      ...(publication === 'refused' ? [] : ['refuse-review' as const]),
    ],
  },
  enquiries: {
    from: sql`select e.number::text as id, e.asked_at, e.number::int as number, e.email, e.text,
      case when e.answered_at is null then 'open' else 'answered' end as state from enquiries e`,
    searched: ['email', 'text', 'id'],
    actsOf: ({ state }) => (state === 'open' ? ['enquiry-answered'] : []),
  },
  mails: {
    from: sql`select m.id::text, m.created_at, m.kind, m.recipient, m.attempts,
      case when m.sent_at is not null then 'sent' when m.given_up_at is not null then 'given_up' else 'waiting' end
      as state from mails m`,
    searched: ['recipient', 'kind', 'id'],
    actsOf: ({ state }) => (state === 'given_up' ? ['retry-mail'] : []),
  },
  alerts: {
    from: sql`select a.id::text, a.last_seen_at, a.kind, a.subject, a.count,
      case when a.resolved_at is null then 'open' else 'resolved' end as state from alerts a`,
    searched: ['kind', 'subject', 'id'],
    actsOf: ({ state }) => (state === 'open' ? ['resolve-alert'] : []),
  },
  acts: {
    from: sql`select x.id::text, x.at, coalesce(u.email, x.operator_id::text) as operator, x.act, x.subject, x.words,
      x.done from operator_acts x left join users u on u.id = x.operator_id`,
    searched: ['operator', 'act', 'subject', 'words'],
  },
}
