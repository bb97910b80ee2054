-- Whose account went, by the hash of its id: an older backup must not bring her back (decision 029).
create table erasures (
  account_hash text primary key,
  at timestamptz not null default now(),
  -- When it was written beside the database, where a restored one finds it.
  listed_at timestamptz
);
create index erasures_unlisted on erasures (at) where listed_at is null;
