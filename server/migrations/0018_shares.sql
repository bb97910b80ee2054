-- A link that shows one image to whoever holds it, until it ends or she stops it. Of its token the SHA-256 alone is
-- kept. Days are hours by 24, from the moment it was opened.
create table shares (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  image_id uuid not null references images (id) on delete cascade,
  token_hash text not null unique,
  with_before boolean not null,
  days integer not null check (days > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index shares_user on shares (user_id, created_at);
create index shares_image on shares (image_id);
create index shares_expiry on shares (expires_at);
