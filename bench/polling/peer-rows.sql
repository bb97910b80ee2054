-- The same people and what their dashboards show, in tables as a plain site would have them.
create schema peer;
create table peer.users as select * from users;
alter table peer.users add primary key (id);
create table peer.sessions as select id, user_id, name as session_name, status, base_style, package_type, images_ordered,
  photos_read, engine, refund_credits, refund_cents, created_at, finished_at, photos_forgotten_at, images_deleted,
  (select count(*)::int from images i where i.transformation_id = t.id) as images_count,
  (select '/api/images/' || i.id || '/thumbnail' from images i where i.transformation_id = t.id
    order by position limit 1) as cover_url
  from transformations t;
alter table peer.sessions add primary key (id);
create index on peer.sessions (user_id, created_at desc);
create table peer.images as select id, user_id, file from images;
alter table peer.images add primary key (id);
