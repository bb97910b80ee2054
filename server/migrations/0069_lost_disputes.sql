-- A dispute that is lost has taken money: it has its line in the books. What was given back of such an order and not sent
-- yet is in them already, and counts as far as it will not be sent any more.
alter table orders add column lost_cents int not null default 0 check (lost_cents >= 0);
alter table money_entries add column dispute_id text unique references disputes (id);
alter table money_entries drop constraint money_entries_check;
-- What came in is positive, what went back negative and names its refund, or the dispute it was lost by.
alter table money_entries add constraint money_entries_check
  check (num_nonnulls(refund_id, dispute_id) = case when amount_cents > 0 then 0 else 1 end);
drop index money_entries_one_payment;
create unique index money_entries_one_payment on money_entries (order_id) where refund_id is null and dispute_id is null;
create index refunds_unsent on refunds (order_id) where provider_refund_id is null and failed_at is null;

with lost as (
  select d.id, d.order_id, d.opened_at,
    d.amount_cents - greatest(0, f.unsent - greatest(0, o.amount_cents - f.sent - d.amount_cents)) as cents
  from disputes d join orders o on o.id = d.order_id cross join lateral (
    select coalesce(sum(amount_cents) filter (where provider_refund_id is null and failed_at is null), 0)::int as unsent,
      coalesce(sum(amount_cents) filter (where provider_refund_id is not null or failed_at is not null), 0)::int as sent
    from refunds where order_id = d.order_id) f
  where d.state = 'lost'
), entered as (
  insert into money_entries (order_id, dispute_id, amount_cents)
    select order_id, id, -cents from lost where cents > 0 order by opened_at, id
)
update orders o set lost_cents = l.cents
  from (select order_id, sum(cents)::int as cents from lost where cents > 0 group by 1) l where l.order_id = o.id;
