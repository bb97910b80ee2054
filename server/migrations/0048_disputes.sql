-- What her bank disputes of an order, as the card provider tells of it. The house answers at the provider's, with the
-- dossier of the order.
create table disputes (
  -- As the provider names it.
  id text primary key,
  order_id uuid not null references orders (id),
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  state text not null check (state in ('open', 'under_review', 'won', 'lost')),
  -- Until when an answer counts; null where none is awaited.
  answer_by timestamptz,
  opened_at timestamptz not null
);
create index disputes_order on disputes (order_id);
create index disputes_by_age on disputes (opened_at, id);
create index disputes_by_state on disputes (state, opened_at, id);
