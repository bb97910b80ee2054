-- The keys of all files that rows name.
create view kept_files as
  select file as key from photos
  union all select thumbnail from photos
  union all select file from images
  union all select thumbnail from images
  union all select before_file from images where before_file is not null
  union all select large_file from images where large_file is not null;

-- What each of them was when it was first read, and when it is read again: one that has changed since is told of.
create table file_sums (
  key text primary key,
  -- Null until it was read.
  sha256 text,
  due_at timestamptz not null default now()
);
create index file_sums_due on file_sums (due_at);
