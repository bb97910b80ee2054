-- Who may try the notifications in production; given and taken by an operator command only.
alter table users add column is_operator boolean not null default false;
-- A new address she asked for and has not confirmed yet. Until then the old one stays hers.
alter table users add column pending_email text;

-- A link that chooses a new password: only the SHA-256 of its token is kept.
create table password_links (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index password_links_user on password_links (user_id);

-- Links asked for an address, whether it has an account or not: both are counted alike.
create table password_link_requests (
  account text not null,
  at timestamptz not null default now()
);
create index password_link_requests_account on password_link_requests (account, at);
