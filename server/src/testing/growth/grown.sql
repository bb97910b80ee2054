-- A house that has grown: `growth.people` people over three years, three transformations each and thirty images, with
-- what comes with them. Sets alone, on an empty database. Every id is made from its number: no table waits for another.
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '64MB';
create function pg_temp.id(kind text, n bigint) returns uuid immutable parallel safe language sql
  as $$ select overlay(overlay(md5(kind || n) placing '4' from 13) placing '8' from 17)::uuid $$;
create function pg_temp.people() returns int stable language sql as $$ select current_setting('growth.people')::int $$;
-- The nth of `all` things that came one after the other, the last one now.
create function pg_temp.moment(n bigint, of_all bigint) returns timestamptz stable language sql
  as $$ select now() - interval '3 years' * (1 - n::float8 / of_all) $$;
create function pg_temp.receipt(kind text, cents int, at timestamptz) returns jsonb stable language sql as $$
  select jsonb_build_object('kind', kind, 'language', 'fr', 'seller', jsonb_build_object('brand', 'Ondée', 'email', ''),
    'line', jsonb_build_object('kind', 'package', 'name', 'Essentiel', 'count', 5), 'amountCents', cents,
    'vat', jsonb_build_object('rate', 20, 'netCents', cents * 5 / 6, 'vatCents', cents - cents * 5 / 6),
    'cardProvider', 'test', 'paidAt', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'consents', null, 'corrects', null) $$;

insert into users (id, email, password_hash, first_name, last_name, user_type, salon_name, siret, language,
    email_verified_at, created_at, last_visit_at, is_operator)
  select pg_temp.id('user', n), format('personne-%s@exemple.fr', n), '',
    (array['Camille', 'Léa', 'Inès', 'Chloé', 'Zoé', 'Maëlle', 'Fatou', 'Lina', 'Jade', 'Élise'])[1 + n % 10] ||
      case when n % 3 = 0 then '' else '-' || substr(md5(n::text), 1, 4) end,
    case when n % 2 = 0 then 'Martin' end, case when n % 50 = 0 then 'pro' else 'client' end,
    case when n % 50 = 0 then 'Salon ' || n end, case when n % 50 = 0 then lpad(n::text, 14, '0') end,
    case when n % 9 = 0 then 'en' else 'fr' end, case when n % 10 > 0 then pg_temp.moment(n, pg_temp.people()) end,
    pg_temp.moment(n, pg_temp.people()), now() - interval '2 years' * (n * 7919 % 1000) / 1000.0, n between 2 and 21
  from generate_series(1, pg_temp.people()) n;
insert into person_changes (user_id, counter)
  select pg_temp.id('user', n), 1700000000000 from generate_series(1, pg_temp.people()) n;
-- The token of person n is `growth-n`.
insert into sign_ins (token_hash, user_id, created_at, last_used_at, expires_at, proof)
  select encode(sha256(convert_to('growth-' || n, 'UTF8')), 'hex'), pg_temp.id('user', n), now() - interval '1 day',
    now(), now() + interval '29 days', case when n = 2 then 'second_factor' else 'password' end
  from generate_series(1, pg_temp.people()) n;
insert into known_devices (token_hash, user_id)
  select md5('device' || n), pg_temp.id('user', n) from generate_series(1, pg_temp.people()) n;
insert into photo_declarations (user_id, version, declared_at)
  select pg_temp.id('user', n), '1', pg_temp.moment(n, pg_temp.people()) from generate_series(1, pg_temp.people()) n;
insert into favourite_styles (user_id, style)
  select pg_temp.id('user', n), 'balayage_doux' from generate_series(1, pg_temp.people()) n;

-- Transformation n is of person n, modulo: one free, one of five images, one of twenty and five more.
create temp table made as
  select n, (n - 1) / pg_temp.people() as kind, pg_temp.id('user', 1 + (n - 1) % pg_temp.people()) as user_id,
    case when (n - 1) / pg_temp.people() > 0 then pg_temp.id('order', n) end as order_id,
    case when n > 2.997 * pg_temp.people() then now() - (3 * pg_temp.people() - n) * interval '1 second'
      else pg_temp.moment(n, 3 * pg_temp.people()) end as at,
    case when n > 2.997 * pg_temp.people() then 'pending' when n % 40 = 0 then 'failed' else 'completed' end as status
  from generate_series(1, 3 * pg_temp.people()) n;
insert into drafts (id, user_id, name, base_style, package_type, step, ordered_at, created_at, updated_at)
  select pg_temp.id('draft', n), user_id, 'Une envie ' || n, 'balayage_doux', 'pack_5', 4, at, at, at from made;
insert into drafts (id, user_id, name, step, created_at, updated_at)
  select pg_temp.id('open', n), pg_temp.id('user', n), 'Un projet', 1 + n % 3, now() - interval '1 day', now() - interval '1 day'
  from generate_series(1, pg_temp.people(), 5) n;
insert into orders (id, user_id, draft_id, kind, transformation_name, package_type, images, amount_cents, status,
    provider, provider_payment_id, consent_at, consent_terms, paid_at, refunded_cents, created_at, ask_at)
  select order_id, user_id, pg_temp.id('draft', n), 'package', 'Une envie ' || n,
    case kind when 1 then 'pack_5' else 'pack_20' end, case kind when 1 then 5 else 20 end,
    case kind when 1 then 990 else 2490 end, case when status = 'failed' then 'refunded' else 'paid' end,
    'test', 'pi_' || n, at, '1', at, case when status = 'failed' then case kind when 1 then 990 else 2490 end else 0 end,
    at, null
  from made where kind > 0;
insert into orders (id, user_id, kind, transformation_name, credit_pack, images, amount_cents, status, provider,
    provider_payment_id, consent_at, consent_terms, paid_at, created_at, ask_at)
  select pg_temp.id('credits', n), pg_temp.id('user', n), 'credits', '', 'credits_10', 10, 1490,
    case when n % 20 = 0 then 'canceled' else 'paid' end, 'test', 'pc_' || n, now(), '1',
    case when n % 20 > 0 then pg_temp.moment(n, pg_temp.people()) end, pg_temp.moment(n, pg_temp.people()), null
  from generate_series(1, pg_temp.people()) n;
insert into transformations (id, user_id, draft_id, order_id, name, base_style, package_type, status, images_ordered,
    photos_read, seed, engine, free_email, refund_cents, created_at, begun_at, finished_at, first_finished_at,
    photos_forgotten_at, deleted_at)
  select pg_temp.id('made', n), user_id, pg_temp.id('draft', n), order_id, 'Une envie ' || n,
    (array['balayage_doux', 'carre_frange', 'pixie', 'long_lisse'])[1 + n % 4],
    (array['decouverte', 'pack_5', 'pack_20'])[1 + kind], status, (array[1, 5, 20])[1 + kind], 15, n % 1000, 'hair',
    case when kind = 0 then format('personne-%s@exemple.fr', n) end,
    case when status = 'failed' and kind > 0 then (array[0, 990, 2490])[1 + kind] else 0 end, at,
    case when status <> 'pending' then at + interval '1 second' end,
    case when status <> 'pending' then at + interval '3 minutes' + n % 300 * interval '1 second' end,
    case when kind = 2 and status = 'completed' then at + interval '3 minutes' end,
    case when n < 2.94 * pg_temp.people() then at + interval '30 days' end,
    case when n % 50 = 1 and n > pg_temp.people() and status = 'completed' then at + interval '40 days' end
  from made;
insert into extensions (id, transformation_id, user_id, images, credits, made, created_at, finished_at)
  select pg_temp.id('extension', n), pg_temp.id('made', n), user_id, 5, 5, 5, at, at from made
  where kind = 2 and status = 'completed';
insert into images (id, transformation_id, user_id, extension_id, position, file, thumbnail, before_file, width, height,
    engine, model, tone, seed, recipe, fingerprint, confidence, created_at)
  select image, pg_temp.id('made', n), user_id, case when place > 20 then pg_temp.id('extension', n) end, place,
    format('images/%s.jpg', image), format('images/%s.webp', image),
    case when n >= 2.94 * pg_temp.people() then format('images/%s.before.jpg', image) end,
    960, 1280, 'hair', 'hair-1', '8.34', n, '{"way": "deeper", "photo": 3, "fitness": 0.71, "roots": 0.2}',
    md5(n::text || place), 0.9, at
  from made, generate_series(1, (array[1, 5, 25])[1 + kind]) place, pg_temp.id('image', n * 100 + place) image
  where status = 'completed';
-- Her photos are kept a month; those of a draft for as long as it is open.
insert into photos (id, user_id, draft_id, file, thumbnail, checksum, width, height, bytes, report, verdicts, created_at)
  select photo, user_id, draft_id, format('photos/%s.jpg', photo), format('photos/%s.webp', photo), md5(n::text || place), 1024, 1365, 200000,
    jsonb_build_object('score', (n * 31 + place * 17) % 100 / 100.0, 'faces', 1, 'yaw', place, 'sharpness', 0.8), '{}', at
  from (
    select n, user_id, pg_temp.id('draft', n) as draft_id, at, 15 as photos from made where n >= 2.94 * pg_temp.people()
    union all select -n, pg_temp.id('user', n), pg_temp.id('open', n), now() - interval '1 day', 6
      from generate_series(1, pg_temp.people(), 5) n
  ) kept, generate_series(1, photos) place, pg_temp.id('photo', n * 100 + place) photo;

-- Each file was read within the week, and is none: it is not read again so soon.
insert into file_sums (key, sha256, due_at)
  select key, md5(key) || md5(key), now() + make_interval(days => 1 + ascii(md5(key)) % 7) from kept_files;

insert into credit_entries (user_id, order_id, amount, reason, created_at)
  select pg_temp.id('user', n), pg_temp.id('credits', n), 10, 'purchase', pg_temp.moment(n, pg_temp.people())
  from generate_series(1, pg_temp.people()) n where n % 20 > 0;
insert into credit_entries (user_id, transformation_id, extension_id, amount, reason, created_at)
  select user_id, pg_temp.id('made', n), pg_temp.id('extension', n), -5, 'images', at from made
  where kind = 2 and status = 'completed';
insert into refunds (id, order_id, amount_cents, reason, provider_refund_id, created_at, failed_at, try_at)
  select pg_temp.id('refund', n), order_id, case kind when 1 then 990 else 2490 end, 'failure', 're_' || n, at,
    case when n % 400 = 0 then at end, at
  from made where kind > 0 and status = 'failed';
insert into money_entries (order_id, amount_cents, created_at)
  select id, amount_cents, paid_at from orders where paid_at is not null;
insert into money_entries (order_id, refund_id, amount_cents, created_at)
  select order_id, id, -amount_cents, created_at from refunds;
insert into receipts (id, number, kind, order_id, content, issued_at)
  select pg_temp.id('receipt', nth), '2026-' || lpad(nth::text, 6, '0'), 'receipt', id,
    pg_temp.receipt('receipt', amount_cents, paid_at), paid_at
  from (select *, row_number() over (order by paid_at) as nth from orders where paid_at is not null) paid;
insert into receipts (id, number, kind, order_id, refund_id, content, issued_at)
  select pg_temp.id('note', nth), 'A-2026-' || lpad(nth::text, 6, '0'), 'credit_note', order_id, id,
    pg_temp.receipt('credit_note', amount_cents, created_at), created_at
  from (select *, row_number() over (order by created_at) as nth from refunds) back;
insert into payment_events (id, provider, type, provider_payment_id, received_at)
  select 'evt_' || id, 'test', 'payment_intent.succeeded', provider_payment_id, paid_at from orders where paid_at is not null;

insert into reviews (id, user_id, transformation_id, pleased, text, publication, refusal, answered_at, consented_at, decided_at)
  select pg_temp.id('review', n), user_id, pg_temp.id('made', n), n % 9 > 0, 'Un avis, le ' || n,
    case n % 300 when 0 then 'waiting' when 3 then 'refused' else case when n % 5 = 0 then 'published' else 'private' end end,
    case when n % 300 = 3 then 'Un nom' end, at + interval '1 day', at + interval '1 day',
    case when n % 300 > 0 then at + interval '2 days' end
  from made where n % 3 = 0 and status = 'completed';
insert into shares (id, user_id, image_id, token_hash, with_before, days, created_at, expires_at)
  select pg_temp.id('share', n), user_id, pg_temp.id('image', n * 100 + 1), md5('share' || n), true, 30, at, at + interval '30 days'
  from made where n % 10 = 1 and status = 'completed';
insert into remote_jobs (id, transformation_id, service, name, kind, model, status, remote_id, cost, asked_at, ended_at, forgotten_at)
  select pg_temp.id('remote', n), pg_temp.id('made', n), 'replicate', 'training', 'training', 'flux', 'succeeded', 'r' || n,
    100, at, at, at
  from made where n % 5 = 0;
insert into service_days (service, day, spent)
  select service, (asked_at at time zone 'Europe/Paris')::date, sum(cost) from remote_jobs group by 1, 2;
insert into hosted_previews (id, user_id, style, engine, state, created_at)
  select pg_temp.id('preview', n), user_id, 'pixie', 'replicate', 'erased', at from made where n % 6 = 0;
-- Messages are kept for a month.
insert into mails (id, user_id, recipient, language, kind, subject, text_body, html_body, dedupe_key, created_at, sent_at, given_up_at)
  select pg_temp.id('mail', n), pg_temp.id('user', n), format('personne-%s@exemple.fr', n), 'fr', 'ready', 'Vos images',
    repeat('x', 200), repeat('y', 400), 'ready-' || n, at, case when n % 500 > 0 then at end, case when n % 500 = 0 then at end
  from (select n, now() - interval '29 days' * (1 - n::float8 / pg_temp.people()) as at
    from generate_series(1, pg_temp.people()) n) month;
insert into alerts (id, kind, subject, about, last_source, first_seen_at, last_seen_at, resolved_at)
  select pg_temp.id('alert', n), 'job_dead', 'generate-images', n::text, pg_temp.id('source', n),
    pg_temp.moment(n, pg_temp.people()), pg_temp.moment(n, pg_temp.people()),
    case when n % 1000 > 0 then pg_temp.moment(n, pg_temp.people()) end
  from generate_series(1, pg_temp.people()) n;
insert into operator_acts (at, operator_id, act, subject, done)
  select pg_temp.moment(n, pg_temp.people()), pg_temp.id('user', 2 + n % 20), 'make-pro', pg_temp.id('user', n)::text, true
  from generate_series(1, pg_temp.people()) n;
insert into enquiries (user_id, email, language, text, asked_at, answered_at)
  select pg_temp.id('user', n), format('personne-%s@exemple.fr', n), 'fr', 'Une question ' || n, now() - interval '11 months' * (1 - n::float8 / pg_temp.people()),
    case when n % 500 <> 1 then now() end
  from generate_series(1, pg_temp.people()) n;
insert into withdrawals (id, order_id, name, email, contract, language, declared_at)
  select pg_temp.id('withdrawal', n), case when n % 500 <> 1 then pg_temp.id('credits', n) end, 'Camille Martin',
    format('personne-%s@exemple.fr', n), 'R-' || n, 'fr', pg_temp.moment(n, pg_temp.people())
  from generate_series(1, pg_temp.people()) n;
insert into pro_requests (id, user_id, salon_name, siret, status, created_at, decided_at)
  select pg_temp.id('pro', n), pg_temp.id('user', n), 'Salon ' || n, lpad(n::text, 14, '0'),
    case when n % 500 = 1 then 'pending' when n % 10 = 0 then 'refused' else 'accepted' end, pg_temp.moment(n, pg_temp.people()),
    case when n % 500 <> 1 then pg_temp.moment(n, pg_temp.people()) end
  from generate_series(1, pg_temp.people()) n;
-- Jobs that are done are kept for a week.
insert into jobs.job_common (name, data, state, priority, group_id, created_on, policy, dead_letter)
  select 'generate-images', jsonb_build_object('transformationId', pg_temp.id('made', n)),
    case status when 'pending' then 'created' else 'completed' end::jobs.job_state, 0, user_id::text, at, 'standard', 'generate-images-dead'
  from made where n >= 2.98 * pg_temp.people();

drop table made;
reset session_replication_role;
vacuum analyze;
