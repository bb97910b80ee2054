create table drafts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  session_name text not null default '',
  base_style text references base_styles (id),
  package_type text references packages (id),
  step int not null default 1 check (step between 1 and 4),
  -- An ordered draft has become a transformation and never opens again.
  ordered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index drafts_one_open on drafts (user_id) where ordered_at is null;

create table orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  draft_id uuid not null references drafts (id) on delete cascade,
  session_name text not null,
  package_type text not null references packages (id),
  images int not null check (images > 0),
  amount_cents int not null check (amount_cents > 0),
  status text not null default 'pending' check (status in ('pending', 'paid', 'refunded', 'canceled')),
  provider text not null,
  -- Null until the provider has answered our first call.
  provider_payment_id text unique,
  client_secret text,
  consent_at timestamptz,
  consent_terms text,
  paid_at timestamptz,
  refunded_cents int not null default 0 check (refunded_cents between 0 and amount_cents),
  created_at timestamptz not null default now()
);
create unique index orders_one_pending on orders (draft_id) where status = 'pending';
create index orders_user on orders (user_id);

create table transformations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  draft_id uuid not null unique references drafts (id),
  -- One paid order makes one transformation, whatever is repeated.
  order_id uuid unique references orders (id),
  session_name text not null,
  base_style text not null references base_styles (id),
  package_type text not null references packages (id),
  status text not null default 'pending' check (status in ('pending', 'training', 'generating', 'completed', 'failed')),
  images_ordered int not null check (images_ordered > 0),
  photos_read int not null default 0,
  -- How many of the engine's candidates have been tried: where a restart goes on.
  candidates_tried int not null default 0,
  -- Raised by each run; a run that was overtaken writes nothing more.
  attempt int not null default 0,
  seed int not null,
  engine text not null,
  -- Whose first free one it is: an address that moves to another account takes it along.
  free_email text,
  refund_credits int not null default 0,
  refund_cents int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index transformations_user on transformations (user_id, created_at desc);
create index transformations_queue on transformations (created_at) where finished_at is null;
-- Free packages once per account; one that failed does not count.
create unique index transformations_one_pro_test on transformations (user_id) where package_type = 'pro_test' and status <> 'failed';
create unique index transformations_one_free_per_address on transformations (free_email) where package_type = 'decouverte' and status <> 'failed';
create unique index transformations_one_first_free on transformations (user_id) where package_type = 'decouverte' and status <> 'failed';

create table photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  draft_id uuid not null references drafts (id) on delete cascade,
  file text not null unique,
  thumbnail text not null unique,
  -- SHA-256 of the file she sent: the same file twice in a draft is one photo.
  checksum text not null,
  width int not null,
  height int not null,
  bytes int not null,
  -- What the check measured (hair/src/contract.ts PhotoReport); null while it has not run.
  report jsonb,
  verdicts text[],
  created_at timestamptz not null default now(),
  unique (draft_id, checksum)
);
create index photos_unchecked on photos (created_at) where verdicts is null;

create table images (
  id uuid primary key default gen_random_uuid(),
  transformation_id uuid not null references transformations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  position int not null,
  file text not null unique,
  thumbnail text not null unique,
  -- A crop of her photo: forgotten with the photos (decisions 22).
  before_file text unique,
  width int not null,
  height int not null,
  engine text not null,
  model text not null,
  tone text not null,
  seed bigint not null,
  recipe jsonb not null,
  fingerprint text not null,
  confidence real not null,
  created_at timestamptz not null default now(),
  unique (transformation_id, position)
);

-- Credits: an append-only ledger whose sum is the balance (1 credit = 1 image).
create table credit_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  amount int not null check (amount <> 0),
  reason text not null,
  transformation_id uuid references transformations (id),
  created_at timestamptz not null default now(),
  unique (transformation_id, reason)
);
create index credit_entries_user on credit_entries (user_id);
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'the credit ledger is append-only';
end $$;
create trigger credit_entries_append_only before update on credit_entries
  for each row execute function refuse_ledger_change();

-- One refund per order and reason; sent to the provider with its id as idempotency key.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  amount_cents int not null check (amount_cents > 0),
  reason text not null,
  provider_refund_id text,
  created_at timestamptz not null default now(),
  unique (order_id, reason)
);

-- The books of the built-in test card provider. Ours never read them: they ask it, as they would ask a bank.
create table test_card_payments (
  id text primary key,
  client_secret text not null unique,
  idempotency_key text not null unique,
  amount_cents int not null,
  status text not null default 'requires_payment_method',
  order_id text not null,
  created_at timestamptz not null default now()
);
create table test_card_refunds (
  id text primary key,
  payment_id text not null references test_card_payments (id),
  idempotency_key text not null unique,
  amount_cents int not null
);
