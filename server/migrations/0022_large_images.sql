-- The same image in all the pixels her photo has in its framing, for downloads; null where the photo has no more than
-- the image, or nobody could make it: of images that are older, and of those of an image service.
alter table images add column large_file text unique;
alter table images add column large_width int check (large_width > 0);
alter table images add column large_height int check (large_height > 0);
alter table images add constraint images_large_whole
  check (num_nulls(large_file, large_width, large_height) in (0, 3));
