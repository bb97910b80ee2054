-- The base styles she keeps: the same on every device, gone with her account.
create table favourite_styles (
  user_id uuid not null references users (id) on delete cascade,
  style text not null,
  kept_at timestamptz not null default now(),
  primary key (user_id, style)
);
