-- The image services she agreed the photos of one transformation are sent to, and when.
alter table orders add column photos_to text[] not null default '{}';
alter table orders add column photos_to_at timestamptz;
alter table transformations add column photos_to text[] not null default '{}';
alter table transformations add column photos_to_at timestamptz;
