-- What nobody has told to go is looked at every quarter of a minute (remote-jobs/endings.ts): without all that was
-- learned within a month and may be needed again.
create index remote_jobs_untold on remote_jobs (transformation_id)
  where forget_at is null and forgotten_at is null and not (kind = 'training' and status = 'succeeded');
create index remote_jobs_learned on remote_jobs (ended_at)
  where forget_at is null and forgotten_at is null and kind = 'training' and status = 'succeeded';
