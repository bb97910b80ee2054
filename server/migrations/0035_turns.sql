-- Whose turn comes first among those that wait, higher first (domain/src/transformations/turns.ts); what already waits
-- goes by its age.
alter table transformations add column turn integer not null default 0;
