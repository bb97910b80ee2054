-- Ten finished transformations of five images for the one person there is, and a copy of her rows for the peer.
insert into drafts (id, user_id, name, ordered_at)
  select gen_random_uuid(), id, 'Une envie de blond ' || n, now() from users, generate_series(1, 10) n;
insert into transformations (user_id, draft_id, name, base_style, package_type, status, images_ordered, seed,
    engine, begun_at, finished_at)
  select user_id, id, name, 'balayage_doux', 'pack_5', 'completed', 5, 1,
    'hair', now() - interval '5 minutes', now()
  from drafts where ordered_at is not null;
insert into images (transformation_id, user_id, position, file, thumbnail, width, height, engine, model, tone, seed,
    recipe, fingerprint, confidence)
  select t.id, t.user_id, n, format('images/%s.jpg', gen_random_uuid()), format('images/%s.webp', gen_random_uuid()), 960, 1280,
    'hair', 'hair-1', '7.44', 1, '{}', '0', 1
  from transformations t, generate_series(1, 5) n;
analyze;
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
