-- What each package and each pack of credits has cost, from when, and who decided it: lines that are only added. The price
-- in force stands with the package itself; what was ordered keeps the amount it was ordered for.
create table prices (
  id bigint generated always as identity primary key,
  article text not null,
  price_cents int not null check (price_cents > 0),
  since timestamptz not null default now(),
  -- Null where it was decided at a terminal, or before this was written down.
  operator_id uuid
);
create index prices_article on prices (article, id desc);
insert into prices (article, price_cents) select id, price_cents from packages where price_cents > 0 order by position;
insert into prices (article, price_cents) select id, price_cents from credit_packs order by position;
create trigger prices_append_only before update or delete or truncate on prices
  for each statement execute function refuse_ledger_change();
