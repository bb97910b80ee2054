-- Whether an image shows its backdrop out of focus, which she is told beside it; of images that are older none does.
alter table images add column soft_backdrop boolean not null default false;
