-- When she was here last: sign-ins are forgotten, and an account nobody visits for three years goes (product rule 22).
alter table users add column last_visit_at timestamptz not null default now();
update users set last_visit_at =
  greatest(created_at, (select max(last_used_at) from sign_ins where sign_ins.user_id = users.id));
-- When she was told that it will; a later visit makes it void.
alter table users add column idle_warned_at timestamptz;
create index users_last_visit_at on users (last_visit_at);
