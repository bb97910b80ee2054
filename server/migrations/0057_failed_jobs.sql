-- Jobs that failed every time are a table of the desk by themselves: the latest first, those that are open, and those
-- that bear some word.
create index alerts_jobs_by_age on alerts (last_seen_at, id) where kind = 'job_dead';
create index alerts_jobs_open on alerts (last_seen_at, id) where kind = 'job_dead' and resolved_at is null;
do $$ begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index alerts_jobs_words on alerts using gin (subject gin_trgm_ops, about gin_trgm_ops) where kind = 'job_dead';
  end if;
end $$;
