-- The image services she agreed the photos of one transformation are sent to, and when.
alter table orders add column photos_to text[] not null default '{}';
alter table orders add column photos_to_at timestamptz;
alter table transformations add column photos_to text[] not null default '{}';
alter table transformations add column photos_to_at timestamptz;

-- How long runs like hers took is asked with every look at an unfinished one.
create index transformations_finished on transformations (engine, images_ordered, finished_at desc)
  where begun_at is not null and first_finished_at is null;
