-- What operators did at their desk: lines that are only added. Ids instead of names, so that nothing of a person is left
-- in it once her account is gone.
create table operator_acts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator_id uuid not null,
  act text not null,
  subject text not null,
  words text not null default '',
  done boolean not null
);
create index operator_acts_at on operator_acts (at desc);
create trigger operator_acts_append_only before update or delete or truncate on operator_acts
  for each statement execute function refuse_ledger_change();
