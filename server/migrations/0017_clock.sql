-- The latest moment a worker has seen on the clock of this database: the next that looks knows by it that the clock was
-- set back, and by how much.
create table clock_seen (
  one boolean primary key default true check (one),
  at timestamptz not null default now()
);
insert into clock_seen default values;
