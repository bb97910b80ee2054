-- An account the house has blocked: why, in the words she reads; and whether the house lets it go for good.
alter table users add column blocked_at timestamptz;
alter table users add column blocked_reason text not null default '';
alter table users add column deletion_asked_at timestamptz;
create index users_blocked on users (blocked_at) where blocked_at is not null;

-- Credits the house gave or took. The words stand apart from the ledger, which is never changed: they go with the account.
alter table credit_entries drop constraint credit_entries_reason;
alter table credit_entries add constraint credit_entries_reason check (reason in
  ('purchase', 'refund', 'images', 'shortfall', 'failure', 'house'));
create table credit_entry_words (
  entry_id bigint primary key references credit_entries (id),
  user_id uuid not null references users (id) on delete cascade,
  words text not null check (words <> '')
);
create index credit_entry_words_user on credit_entry_words (user_id);
create trigger credit_entry_words_stay before update on credit_entry_words
  for each row execute function refuse_ledger_change();
