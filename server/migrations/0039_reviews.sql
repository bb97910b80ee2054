-- One answer a finished transformation: whether it pleases her, her words where she added some, and whether they may be
-- shown with her first name. They go with her account, and with the transformation.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  transformation_id uuid not null unique references transformations (id) on delete cascade,
  pleased boolean not null,
  text text not null default '',
  publication text not null default 'private',
  refusal text,
  answered_at timestamptz not null default now(),
  -- When she said that her words may be shown; null while they may not.
  consented_at timestamptz,
  decided_at timestamptz,
  constraint reviews_publication check (publication in ('private', 'waiting', 'published', 'refused')),
  constraint reviews_shown_with_consent check (publication = 'private' or (consented_at is not null and text <> '')),
  constraint reviews_refused_with_a_reason check ((publication = 'refused') = (refusal is not null))
);
create index reviews_published on reviews (answered_at desc) where publication = 'published';
create index reviews_waiting on reviews (answered_at) where publication = 'waiting';
create index reviews_user on reviews (user_id);
