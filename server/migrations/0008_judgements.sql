-- What the engine has read in a photo (server/src/engines/known-judgements.ts KeptJudgement); null while it has not.
-- It goes with its photo.
alter table photos add column judgement jsonb;
