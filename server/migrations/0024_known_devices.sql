-- Wrong passwords count by account and where they came from: a stranger must not shut the owner out (decision 028).
-- What was counted until now counts nowhere: it is a quarter of an hour's worth.
delete from sign_in_failures;
alter table sign_in_failures add column origin text not null;
-- A browser in which she has signed in before: only the hash of what its cookie says.
create table known_devices (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  last_used_at timestamptz not null default now()
);
create index known_devices_user_id on known_devices (user_id);
