-- A style on one photo of hers, made by an image service before anything is ordered. The picture goes after minutes; the
-- row stays with her account: it says to whom she agreed that her photo was sent, and how many she has asked for today.
create table hosted_previews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  photo_id uuid references photos on delete set null,
  style text not null,
  engine text not null,
  photos_to text[] not null default '{}',
  state text not null default 'queued' check (state in ('queued', 'making', 'ready', 'failed', 'erased')),
  attempt integer not null default 0,
  created_at timestamptz not null default now(),
  ready_at timestamptz
);
create unique index hosted_previews_one_at_once on hosted_previews (user_id) where state in ('queued', 'making');
create index hosted_previews_by_day on hosted_previews (user_id, created_at);
create index hosted_previews_open on hosted_previews (created_at) where state in ('queued', 'making', 'ready');
create index hosted_previews_of_photo on hosted_previews (photo_id);
