-- Addresses whose first free transformation went with a deleted account, as SHA-256: it is free once.
create table free_addresses (
  address_hash text primary key,
  remembered_at timestamptz not null default now()
);
