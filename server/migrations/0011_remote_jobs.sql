-- Engines that make images elsewhere: what an image service was asked for, what it was sent, and how it is.
alter table orders add column engine text;

alter table transformations add column stage text check (stage in ('sending', 'learning'));
alter table transformations add column stage_queue integer;
alter table transformations add column stage_progress real;
alter table transformations add column begun_at timestamptz;

-- One row for each time a service is asked. Written before it is: its answer may be lost on the way.
-- No key to transformations: what a service keeps is forgotten there after the transformation is gone here.
create table remote_jobs (
  id uuid primary key default gen_random_uuid(),
  transformation_id uuid not null,
  service text not null,
  name text not null,
  try integer not null default 1,
  kind text not null check (kind in ('training', 'picture')),
  model text not null,
  status text not null default 'asked'
    check (status in ('asked', 'queued', 'running', 'succeeded', 'failed', 'canceled', 'lost')),
  remote_id text,
  queue_position integer,
  progress real,
  learned text,
  pictures jsonb not null default '[]',
  error text,
  cost integer not null,
  asked_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  forget_at timestamptz,
  forget_tries integer not null default 0,
  forgotten_at timestamptz,
  unique (transformation_id, service, name, try),
  unique (service, remote_id)
);
create index remote_jobs_by_day on remote_jobs (service, asked_at);
create index remote_jobs_to_forget on remote_jobs (forget_at) where forgotten_at is null;

-- What a service was sent.
create table remote_files (
  id uuid primary key default gen_random_uuid(),
  transformation_id uuid not null,
  service text not null,
  name text not null,
  url text not null,
  remote_id text,
  sent_at timestamptz not null default now(),
  forget_at timestamptz,
  forget_tries integer not null default 0,
  forgotten_at timestamptz
);
create unique index remote_files_kept on remote_files (transformation_id, service, name) where forget_at is null;
create index remote_files_to_forget on remote_files (forget_at) where forgotten_at is null;

-- A service that does not answer is left alone for a while, by every process.
create table service_health (
  service text primary key,
  failures integer not null default 0,
  resting_until timestamptz
);
