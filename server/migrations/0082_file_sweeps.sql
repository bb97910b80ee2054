-- When all files were last looked through for those that no row names: by one worker, however many there are.
create table file_sweeps (
  one boolean primary key default true check (one),
  begun_at timestamptz not null default 'epoch'
);
insert into file_sweeps default values;
