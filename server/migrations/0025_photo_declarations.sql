-- That photos are hers, or sent with consent, of somebody of 15 or older: said once before the first is sent, and kept
-- with the words it was said in, also once it is withdrawn (product rule 11).
create table photo_declarations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  version text not null,
  declared_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index photo_declarations_open on photo_declarations (user_id, version) where withdrawn_at is null;
