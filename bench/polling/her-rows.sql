-- Ten finished transformations of five images for the one person there is.
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
