-- What people ask the house by the contact form. With an account it goes with the account; of a stranger, after a year.
create table enquiries (
  number bigint generated always as identity primary key,
  user_id uuid references users (id) on delete cascade,
  email text not null,
  language text not null,
  text text not null,
  transformation_id uuid references transformations (id) on delete set null,
  asked_at timestamptz not null default now(),
  answered_at timestamptz
);
create index enquiries_open on enquiries (asked_at) where answered_at is null;
create index enquiries_asked on enquiries (asked_at);
create index enquiries_user on enquiries (user_id);
-- Whom an answer goes to, where that is not the house: an older version leaves it out, as it always has.
alter table mails add column reply_to text;
