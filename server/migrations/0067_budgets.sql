-- What was asked of each image service on each day in Paris, thousandths of a cent, less what failed there: kept, so that
-- nobody adds up jobs before an order is taken, or where the desk shows a month.
create table service_days (
  service text not null,
  day date not null,
  spent bigint not null default 0,
  primary key (service, day)
);
create function count_remote_cost() returns trigger language plpgsql as $$
declare
  gone bigint := case when tg_op = 'INSERT' or old.status = 'failed' then 0 else old.cost end;
  come bigint := case when tg_op = 'DELETE' or new.status = 'failed' then 0 else new.cost end;
begin
  if gone <> 0 then
    update service_days set spent = spent - gone
      where service = old.service and day = (old.asked_at at time zone 'Europe/Paris')::date;
  end if;
  if come <> 0 then
    insert into service_days (service, day, spent)
      values (new.service, (new.asked_at at time zone 'Europe/Paris')::date, come)
      on conflict (service, day) do update set spent = service_days.spent + excluded.spent;
  end if;
  return null;
end $$;
create trigger remote_jobs_cost after insert or delete on remote_jobs
  for each row execute function count_remote_cost();
create trigger remote_jobs_cost_anew after update on remote_jobs
  for each row when (old.cost <> new.cost or (old.status = 'failed') <> (new.status = 'failed')
    or old.asked_at <> new.asked_at or old.service <> new.service)
  execute function count_remote_cost();
-- Whoever asks for something waits for the triggers, so none is missed.
insert into service_days (service, day, spent)
  select service, (asked_at at time zone 'Europe/Paris')::date, sum(cost) from remote_jobs
  where status <> 'failed' group by 1, 2;

-- What an operator decided that may be begun at a service in a day, from when, and why: lines that are only added, the
-- latest in force. Null: what the configuration says holds again.
create table budgets (
  id bigint generated always as identity primary key,
  service text not null,
  a_day int check (a_day > 0),
  reason text not null,
  since timestamptz not null default now(),
  -- Null where it was decided at a terminal.
  operator_id uuid
);
create index budgets_service on budgets (service, id desc);
create trigger budgets_append_only before update or delete or truncate on budgets
  for each statement execute function refuse_ledger_change();
