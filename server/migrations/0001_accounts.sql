create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  password_hash text not null,
  first_name text not null,
  last_name text,
  phone text,
  gender text check (gender in ('femme', 'homme', 'autre')),
  image text not null default 'picture1.png',
  user_type text not null default 'client' check (user_type in ('client', 'pro')),
  language text not null default 'fr',
  email_verified_at timestamptz,
  created_at timestamptz not null default now()
);

-- A sign-in: only the SHA-256 of its token is kept, so a stolen table opens nothing.
create table sign_ins (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_ins_user on sign_ins (user_id);

create table sign_in_failures (
  account text not null,
  at timestamptz not null default now()
);
create index sign_in_failures_account on sign_in_failures (account, at);

create table email_tokens (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The outbox: every message the house writes, whether a mail server took it or not.
create table mails (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  language text not null,
  kind text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  -- The same event writes to somebody once, whatever is repeated.
  dedupe_key text unique,
  created_at timestamptz not null default now(),
  -- Last failed try: those that failed longest ago are tried first.
  tried_at timestamptz,
  sent_at timestamptz
);
