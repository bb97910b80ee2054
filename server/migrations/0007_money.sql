-- Credits on their own (content.md 2.2). The operator edits the prices.
create table credit_packs (
  id text primary key,
  position int not null unique,
  credits int not null check (credits > 0),
  price_cents int not null check (price_cents > 0)
);
insert into credit_packs (id, position, credits, price_cents) values
  ('credits_10', 1, 10, 1490),
  ('credits_30', 2, 30, 3490),
  ('credits_100', 3, 100, 8990);

-- An order buys a package for a draft, or a pack of credits. `images` is what it brings: one credit is one image.
alter table orders add column kind text not null default 'package' check (kind in ('package', 'credits'));
alter table orders add column credit_pack text references credit_packs (id);
alter table orders alter column package_type drop not null;
alter table orders add constraint orders_are_of_one_kind check (
  (kind = 'package' and package_type is not null and credit_pack is null)
  or (kind = 'credits' and credit_pack is not null and package_type is null and draft_id is null)
);
create unique index orders_one_pending_pack on orders (user_id) where status = 'pending' and kind = 'credits';
-- Raised when a provider keeps answering an idempotency key with its own failure: the next call takes a new key.
alter table orders add column provider_attempt int not null default 0;
alter table orders add column withdrawn_at timestamptz;
-- When the provider is next asked about it, in case its news was lost; null once there is nothing more to learn.
alter table orders add column ask_at timestamptz default now() + interval '15 seconds';
alter table orders add column asked int not null default 0;
update orders set ask_at = null where paid_at is not null;
create index orders_to_ask on orders (ask_at) where ask_at is not null;

-- What went back by itself goes back once; an operator may give back in parts.
alter table refunds drop constraint refunds_order_id_reason_key;
alter table refunds add constraint refunds_reason check (reason in
  ('nothing_to_make', 'failure', 'late', 'no_consent', 'withdrawal', 'operator', 'provider'));
create unique index refunds_one_by_itself on refunds (order_id)
  where reason in ('nothing_to_make', 'failure', 'late', 'no_consent', 'withdrawal');
create unique index refunds_provider_refund on refunds (provider_refund_id);
create index refunds_order on refunds (order_id);
alter table refunds add column provider_attempt int not null default 0;
-- The provider could not pay it out (a closed account): an operator must look.
alter table refunds add column failed_at timestamptz;
-- She has it all the same, by transfer for instance: nothing is owed any more.
alter table refunds add column paid_otherwise_at timestamptz check (paid_otherwise_at is null or failed_at is not null);
alter table refunds add column tries int not null default 0;
alter table refunds add column try_at timestamptz not null default now();
create index refunds_to_send on refunds (try_at) where provider_refund_id is null and failed_at is null;

-- The money: whole cents, what came in and what went back. The sum of an order is what the house keeps of it.
create table money_entries (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id),
  refund_id uuid unique references refunds (id),
  amount_cents int not null check (amount_cents <> 0),
  created_at timestamptz not null default now(),
  -- What came in is positive, what went back negative and names its refund.
  check ((refund_id is null) = (amount_cents > 0))
);
create unique index money_entries_one_payment on money_entries (order_id) where refund_id is null;
insert into money_entries (order_id, amount_cents, created_at)
  select id, amount_cents, paid_at from orders where paid_at is not null order by paid_at;
insert into money_entries (order_id, refund_id, amount_cents, created_at)
  select r.order_id, r.id, -r.amount_cents, r.created_at from refunds r join orders o on o.id = r.order_id
  where o.paid_at is not null order by r.created_at;

-- Both ledgers outlive what they are about. Nothing in them is changed or taken out; only whose it was is forgotten.
alter table credit_entries alter column user_id drop not null;
alter table credit_entries drop constraint credit_entries_user_id_fkey;
alter table credit_entries add constraint credit_entries_user_id_fkey
  foreign key (user_id) references users (id) on delete set null;
alter table credit_entries drop constraint credit_entries_transformation_id_fkey;
alter table credit_entries add constraint credit_entries_transformation_id_fkey
  foreign key (transformation_id) references transformations (id) on delete set null;
alter table credit_entries drop constraint credit_entries_transformation_id_reason_key;
alter table credit_entries add column order_id uuid references orders (id);
alter table credit_entries add column refund_id uuid unique references refunds (id);
-- No foreign key: it says nothing of a person, and emptied it would make two entries of one transformation the same.
alter table credit_entries add column extension_id uuid;
alter table credit_entries add constraint credit_entries_reason check (reason in
  ('purchase', 'refund', 'images', 'shortfall', 'failure'));
create unique index credit_entries_one_purchase on credit_entries (order_id) where reason = 'purchase';
create unique index credit_entries_once_per_extension on credit_entries (extension_id, reason)
  where extension_id is not null;
create unique index credit_entries_once_per_transformation on credit_entries (transformation_id, reason)
  where extension_id is null and transformation_id is not null;

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger % is append-only', tg_table_name;
end $$;
create function keep_credit_entry() returns trigger language plpgsql as $$
begin
  if (new.id, new.amount, new.reason, new.order_id, new.refund_id, new.extension_id, new.created_at)
      is distinct from
      (old.id, old.amount, old.reason, old.order_id, old.refund_id, old.extension_id, old.created_at)
    or coalesce(new.user_id, old.user_id) is distinct from old.user_id
    or coalesce(new.transformation_id, old.transformation_id) is distinct from old.transformation_id then
    raise exception 'the ledger % is append-only', tg_table_name;
  end if;
  return new;
end $$;
drop trigger credit_entries_append_only on credit_entries;
create trigger credit_entries_append_only before update on credit_entries
  for each row execute function keep_credit_entry();
create trigger credit_entries_kept before delete on credit_entries
  for each row execute function refuse_ledger_change();
create trigger credit_entries_never_emptied before truncate on credit_entries
  for each statement execute function refuse_ledger_change();
create trigger money_entries_append_only before update or delete on money_entries
  for each row execute function refuse_ledger_change();
create trigger money_entries_never_emptied before truncate on money_entries
  for each statement execute function refuse_ledger_change();

-- A balance never falls below nothing: whoever takes credits waits for whoever takes them too.
create function refuse_overdraft() returns trigger language plpgsql as $$
begin
  if new.amount < 0 then
    -- Not "for update": that would wait for every row being written that merely names her.
    perform 1 from users where id = new.user_id for no key update;
    if new.amount + (select coalesce(sum(amount), 0) from credit_entries where user_id = new.user_id) < 0 then
      raise exception 'not enough credits' using errcode = 'CR001';
    end if;
  end if;
  return new;
end $$;
create trigger credit_entries_no_overdraft before insert on credit_entries
  for each row execute function refuse_overdraft();

-- More images of a finished transformation: bought with credits, or made again for nothing where one is defective.
create table extensions (
  id uuid primary key default gen_random_uuid(),
  transformation_id uuid not null references transformations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  images int not null check (images > 0),
  credits int not null check (credits >= 0),
  -- The image she found defective: it is made again for nothing.
  defect_image_id uuid,
  refund_credits int not null default 0 check (refund_credits between 0 and credits),
  -- Of its credits those whose money went back meanwhile: they do not come back.
  unpaid_credits int not null default 0 check (unpaid_credits between 0 and credits),
  -- How many it has brought, once it is finished; she may have deleted them since.
  made int check (made between 0 and images),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((made is null) = (finished_at is null))
);
create unique index extensions_one_open on extensions (transformation_id) where finished_at is null;
create index extensions_user on extensions (user_id);
create index extensions_transformation on extensions (transformation_id);
-- Which images an extension brought.
alter table images add column extension_id uuid references extensions (id) on delete set null;
create index images_extension on images (extension_id) where extension_id is not null;
-- When it was finished for the first time, once it has been re-opened: her photos are kept a month from then.
alter table transformations add column first_finished_at timestamptz;

-- What a card provider told us, each message once.
create table payment_events (
  id text primary key,
  provider text not null,
  type text not null,
  provider_payment_id text,
  received_at timestamptz not null default now()
);
create index payment_events_received on payment_events (received_at);

-- Receipts and credit notes: numbers without a gap, and words frozen on the day. Only the buyer may be forgotten.
create table receipt_series (
  series text primary key,
  last int not null check (last > 0)
);
create table receipts (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  kind text not null check (kind in ('receipt', 'credit_note')),
  order_id uuid not null references orders (id),
  refund_id uuid unique references refunds (id),
  content jsonb not null,
  buyer jsonb,
  issued_at timestamptz not null default now(),
  check ((kind = 'credit_note') = (refund_id is not null))
);
create unique index receipts_one_per_order on receipts (order_id) where kind = 'receipt';
create function keep_receipt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.buyer is not null
    or (new.number, new.kind, new.order_id, new.refund_id, new.content, new.issued_at)
      is distinct from (old.number, old.kind, old.order_id, old.refund_id, old.content, old.issued_at) then
    raise exception 'a receipt is never changed';
  end if;
  return new;
end $$;
create trigger receipts_are_kept before update or delete on receipts
  for each row execute function keep_receipt();

-- Her declaration that she withdraws from a contract: kept as she made it, whether we could match it or not.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  -- Null when no order matched what she wrote: an operator looks.
  order_id uuid references orders (id),
  name text not null,
  email text not null,
  contract text not null,
  language text not null,
  refund_cents int not null default 0 check (refund_cents >= 0),
  declared_at timestamptz not null default now()
);
create unique index withdrawals_one_per_order on withdrawals (order_id) where order_id is not null;

-- How one becomes a professional (decisions 5).
create table pro_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  salon_name text not null,
  siret text not null check (siret ~ '^[0-9]{14}$'),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create unique index pro_requests_one_open on pro_requests (user_id) where status = 'pending';
alter table users add column salon_name text;
alter table users add column siret text;

-- Messages leave through any number of workers, each by one of them; one that cannot leave is given up.
alter table mails add column attempts int not null default 0;
alter table mails add column next_try_at timestamptz not null default now();
alter table mails add column given_up_at timestamptz;
alter table mails add column receipt_id uuid references receipts (id);
-- What was never sent until now and is older than three days stays unsent.
update mails set given_up_at = now() where sent_at is null and created_at < now() - interval '3 days';
create index mails_waiting on mails (next_try_at) where sent_at is null and given_up_at is null;
