-- Ways to sign in with more than a password (decision 035).

-- A passkey of hers: the key that is public. It goes with the account.
create table passkeys (
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null check (name <> ''),
  public_key text not null,
  counter bigint not null default 0,
  transports jsonb not null default '[]',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user_id on passkeys (user_id);

-- What a passkey is asked to sign: once, within minutes. Whose it is where one is being added; nobody's at a sign-in.
create table passkey_challenges (
  challenge text primary key,
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_user_id on passkey_challenges (user_id);

-- The secret her app of codes shares with us; it counts from the moment she has proved that the app has it.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  secret text not null,
  -- The half minute whose code was used last: none is taken twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- For when that app is lost: each opens once, and only its hash is kept.
create table recovery_codes (
  code_hash text primary key,
  user_id uuid not null references users (id) on delete cascade
);
create index recovery_codes_user_id on recovery_codes (user_id);

-- Her password was right, and the code is awaited.
create table waiting_sign_ins (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index waiting_sign_ins_user_id on waiting_sign_ins (user_id);
