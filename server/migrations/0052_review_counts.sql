-- A review goes with its transformation: that one's row stays, empty, once she has deleted it. Here, because the version
-- before leaves the review behind, and only does not count it.
create function take_review_along() returns trigger language plpgsql as $$
begin
  delete from reviews where transformation_id = new.id;
  return null;
end $$;
create trigger transformations_take_review_along after update of deleted_at on transformations
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function take_review_along();
delete from reviews r using transformations t where t.id = r.transformation_id and t.deleted_at is not null;

-- How many answered, and how many of them were pleased: said on public pages, where nobody counts them again.
create table review_counts (
  one boolean primary key default true check (one),
  answers integer not null check (answers >= 0),
  pleased integer not null check (pleased between 0 and answers)
);
create function count_review() returns trigger language plpgsql as $$
declare
  was integer := case when tg_op = 'INSERT' then 0 else 1 end;
  is_now integer := case when tg_op = 'DELETE' then 0 else 1 end;
begin
  update review_counts set
    answers = answers + is_now - was,
    pleased = pleased + is_now * coalesce(new.pleased, false)::int - was * coalesce(old.pleased, false)::int;
  return null;
end $$;
-- At the end of the transaction: the row of the counts is the last it waits for.
create constraint trigger reviews_count after insert or delete on reviews
  deferrable initially deferred for each row execute function count_review();
create constraint trigger reviews_count_anew after update on reviews
  deferrable initially deferred for each row when (old.pleased <> new.pleased) execute function count_review();
-- Whoever writes a review waits for the triggers, so none is missed.
insert into review_counts (answers, pleased) select count(*), count(*) filter (where pleased) from reviews;
