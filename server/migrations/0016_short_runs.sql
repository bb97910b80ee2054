-- Why the latest run of a transformation fell short, where it is not that its images were not good enough.
alter table transformations add column short_reason text
  check (short_reason in ('learned_lost', 'learning_later', 'photos_gone'));
