-- What is looked for every quarter of a minute: transformations that are over and whose photos were kept a month; those of
-- people who took back that their photos may be used; and drafts nobody has touched for a month.
create index transformations_keeping_photos on transformations ((coalesce(first_finished_at, finished_at)))
  where photos_forgotten_at is null and finished_at is not null;
create index photo_declarations_withdrawn on photo_declarations (user_id) where withdrawn_at is not null;
create index drafts_untouched on drafts (updated_at) where ordered_at is null;
-- What Prometheus asks of the last day.
create index transformations_first_done on transformations ((coalesce(first_finished_at, finished_at)));
-- Crops were forgotten after this was noted: where some are left, they are looked for once more.
update transformations t set photos_forgotten_at = null
  where photos_forgotten_at is not null and finished_at is not null
    and exists (select from images i where i.transformation_id = t.id and i.before_file is not null);
