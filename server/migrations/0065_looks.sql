-- Pictures of hair that may be transplanted, as the desk keeps them: what they show, what the check said of them, what
-- lets the house use them, and whether they are used.
create table looks (
  id uuid primary key default gen_random_uuid(),
  base_style text not null,
  file text not null,
  thumbnail text not null,
  checksum text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  uploaded_at timestamptz not null default now(),
  -- Who sent it; null: at a terminal, where nobody is signed in.
  operator_id uuid,
  -- Null until it was checked; then what speaks against it, none where it serves.
  checked_at timestamptz,
  faults text[] not null default '{}',
  -- The head it grew on, and its colour, as the check measured them.
  head jsonb,
  tone text,
  -- What lets the house use it.
  licence text not null default '',
  holder text not null default '',
  source_url text not null default '',
  proof text not null default '',
  consent text not null default '',
  published_at timestamptz,
  withdrawn_at timestamptz,
  withdrawn_why text not null default '',
  check (published_at is null or withdrawn_at is null),
  check (published_at is null or (checked_at is not null and cardinality(faults) = 0)),
  check (published_at is null or (licence <> '' and holder <> '' and proof <> '' and consent <> ''))
);
-- One picture shows a style once.
create unique index looks_checksum on looks (checksum, base_style);
create index looks_uploaded_at on looks (uploaded_at, id);

create or replace view kept_files as
  select file as key from photos
  union all select thumbnail from photos
  union all select file from images
  union all select thumbnail from images
  union all select before_file from images where before_file is not null
  union all select large_file from images where large_file is not null
  union all select file from looks
  union all select thumbnail from looks;
