-- How often what a person is shown of hers has changed: the answers to her page's questions bear the number, and one that
-- bears the number of now need not be made again. It is never behind the clock, so a database that was put back to an
-- earlier day does not give the numbers of that day's future a second time.
create table person_changes (
  user_id uuid primary key references users (id) on delete cascade,
  counter bigint not null
);
insert into person_changes (user_id, counter) select id, (extract(epoch from now()) * 1000)::bigint from users;

-- Every process that answers listens here. Of an account that has gone there is nothing to count, and it is told all the same.
create function count_change(who uuid) returns void language plpgsql as $$
begin
  -- A transaction counts once, whatever it writes: a row it has counted in is its own.
  update person_changes set counter = greatest(counter + 1, (extract(epoch from now()) * 1000)::bigint)
    where user_id = who and xmin <> pg_current_xact_id()::xid;
  if who is not null then
    perform pg_notify('person_changes', who::text);
  end if;
end $$;

create function count_row_of_hers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or new is distinct from old then
    perform count_change(coalesce(new.user_id, old.user_id));
  end if;
  return null;
end $$;

create function count_change_of_herself() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into person_changes (user_id, counter) values (new.id, (extract(epoch from now()) * 1000)::bigint);
  -- That she was here changes nothing she is shown.
  elsif to_jsonb(new) - 'last_visit_at' - 'idle_warned_at' <> to_jsonb(old) - 'last_visit_at' - 'idle_warned_at' then
    perform count_change(new.id);
  end if;
  return null;
end $$;

-- What she is shown has not changed, but whether this browser may ask is another matter from now on.
create function tell_sign_in_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('person_changes', old.user_id::text);
  return null;
end $$;

create trigger person_changes_begin after insert on users
  for each row execute function count_change_of_herself();
create trigger sign_ins_tell_end after delete on sign_ins
  for each row execute function tell_sign_in_ended();
create trigger sign_ins_tell_other_rights after update on sign_ins
  for each row when (
    new.expires_at < old.expires_at or new.last_used_at < old.last_used_at or new.proof <> old.proof
  )
  execute function tell_sign_in_ended();

-- At the end of the transaction: so the row of the count is the last it waits for, and two that write for the same person
-- never wait for each other.
create constraint trigger users_count after update on users
  deferrable initially deferred for each row execute function count_change_of_herself();
create constraint trigger transformations_count after insert or update or delete on transformations
  deferrable initially deferred for each row execute function count_row_of_hers();
create constraint trigger images_count after insert or update or delete on images
  deferrable initially deferred for each row execute function count_row_of_hers();
create constraint trigger extensions_count after insert or update or delete on extensions
  deferrable initially deferred for each row execute function count_row_of_hers();
create constraint trigger photos_count after insert or update or delete on photos
  deferrable initially deferred for each row execute function count_row_of_hers();
create constraint trigger orders_count after update or delete on orders
  deferrable initially deferred for each row execute function count_row_of_hers();
create constraint trigger credit_entries_count after insert or delete on credit_entries
  deferrable initially deferred for each row execute function count_row_of_hers();
