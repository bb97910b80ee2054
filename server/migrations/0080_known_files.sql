-- Which files rows name was found by comparing all rows with all sums, once an hour, in every worker. Rows say it now.
-- Where two rows that name one file go at the same moment its sum stays; whoever reads the file next takes it away.
-- A plan for whatever files: to plan it anew for these costs ten times what it does.
create function know_files(named text[], before text[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  named := array_remove(named, null);
  before := array_remove(before, null);
  insert into file_sums (key)
    select key from unnest(named) as key where key <> all (before) on conflict do nothing;
  delete from file_sums
    where key = any (before) and key <> all (named)
      and key <> all (array(select k.key from kept_files k where k.key = any (before)));
end $$;

-- Of a new row nothing was before, and of one that is gone nothing is named: all are null then.
create function know_two_files() returns trigger language plpgsql as $$
begin
  perform know_files(array[new.file, new.thumbnail], array[old.file, old.thumbnail]);
  return null;
end $$;
create trigger photos_know_files after insert or delete or update of file, thumbnail on photos
  for each row execute function know_two_files();
create trigger looks_know_files after insert or delete or update of file, thumbnail on looks
  for each row execute function know_two_files();

create function know_image_files() returns trigger language plpgsql as $$
begin
  perform know_files(array[new.file, new.thumbnail, new.before_file, new.large_file],
    array[old.file, old.thumbnail, old.before_file, old.large_file]);
  return null;
end $$;
create trigger images_know_files
  after insert or delete or update of file, thumbnail, before_file, large_file on images
  for each row execute function know_image_files();
