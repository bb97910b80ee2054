-- What an operator must look at: told once for as long as it is open, however often it happens. It names what it is about
-- by an id alone, which goes with the account it belonged to.
create table alerts (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null,
  about text,
  -- What was counted last: told twice, it counts once.
  last_source uuid not null,
  count integer not null default 1 check (count > 0),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  resolved_at timestamptz
);
create unique index alerts_open on alerts (kind, subject, about) where resolved_at is null;
create index alerts_of_source on alerts (last_source);
create index alerts_about on alerts (about);
