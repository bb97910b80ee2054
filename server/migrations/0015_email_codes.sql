-- The six digits of a confirmation mail, as an Argon2id hash. They stay a day, used or not: wrong tries are counted by
-- account over that time.
create table email_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_codes_user on email_codes (user_id, created_at);
