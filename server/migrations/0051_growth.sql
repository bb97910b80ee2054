-- Hundreds of thousands of rows a table: whatever is asked with a page is found by an index (testing/growth).

create index images_user on images (user_id);
create index photos_user on photos (user_id);
create index drafts_user on drafts (user_id);
create index images_with_before on images (transformation_id) where before_file is not null;
create index receipts_order on receipts (order_id);
create index sign_ins_ended on sign_ins (expires_at);
create index known_devices_used on known_devices (last_used_at);

-- What the desk puts in order, chooses and counts (operator/desk/sources).
create index users_by_first_name on users (first_name, id);
create index users_by_age on users (created_at, id);
create index users_by_type on users (user_type, created_at, id);
create index transformations_by_age on transformations (created_at, id) where deleted_at is null;
create index transformations_by_status on transformations (status, created_at, id) where deleted_at is null;
create index transformations_by_time_taken on transformations ((coalesce(finished_at - created_at, interval '0')), id)
  where deleted_at is null;
create index orders_by_age on orders (created_at, id);
create index orders_by_status on orders (status, created_at, id);
create index orders_by_amount on orders (amount_cents, id);
create index refunds_failed on refunds (failed_at, id) where failed_at is not null;
create index withdrawals_by_age on withdrawals (declared_at, id);
create index withdrawals_to_check on withdrawals (declared_at, id) where order_id is null;
create index pro_requests_by_age on pro_requests (created_at, id);
create index pro_requests_by_status on pro_requests (status, created_at, id);
create index pro_requests_user on pro_requests (user_id);
create index mails_by_age on mails (created_at, id);
create index mails_given_up on mails (created_at, id) where sent_at is null and given_up_at is not null;
create index mails_user on mails (user_id);
create index alerts_by_age on alerts (last_seen_at, id);
create index alerts_by_age_open on alerts (last_seen_at, id) where resolved_at is null;
create index operator_acts_operator on operator_acts (operator_id, at);
create index reviews_by_age on reviews (answered_at, id) where publication <> 'private';
create index reviews_by_publication on reviews (publication, answered_at, id) where publication <> 'private';
create index reviews_answered on reviews (answered_at);

-- A part of a word is found by its letters in threes. PostgreSQL brings the extension nearly everywhere, and whoever owns
-- the database may take it in use; where it is not to be had, as in the embedded database, the search reads the rows.
do $$ begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index users_words on users using gin (email gin_trgm_ops, first_name gin_trgm_ops);
    create index transformations_words on transformations using gin (name gin_trgm_ops) where deleted_at is null;
    create index receipts_words on receipts using gin (number gin_trgm_ops) where kind = 'receipt';
    create index withdrawals_words on withdrawals using gin (name gin_trgm_ops, email gin_trgm_ops, contract gin_trgm_ops);
    create index pro_requests_words on pro_requests using gin (salon_name gin_trgm_ops, siret gin_trgm_ops);
    create index reviews_words on reviews using gin (text gin_trgm_ops) where publication <> 'private';
    create index enquiries_words on enquiries using gin (email gin_trgm_ops, text gin_trgm_ops);
    create index mails_words on mails using gin (recipient gin_trgm_ops, kind gin_trgm_ops);
    create index alerts_words on alerts using gin (kind gin_trgm_ops, subject gin_trgm_ops);
    create index operator_acts_words on operator_acts
      using gin (act gin_trgm_ops, subject gin_trgm_ops, words gin_trgm_ops);
  end if;
exception when insufficient_privilege then
  raise notice 'pg_trgm is not to be had: the search of the desk reads all rows';
end $$;
