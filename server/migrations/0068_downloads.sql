-- When images of an order were taken: each file, for the first time and for the last. What a bank asks that disputes the
-- payment, and no more: not from where, not how often. It goes with her account, with the transformation.
create table downloads (
  transformation_id uuid not null references transformations (id) on delete cascade,
  what text not null check (what in ('image', 'before_after', 'archive')),
  -- Of the image; 0 of the archive.
  position int not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (transformation_id, what, position)
);
