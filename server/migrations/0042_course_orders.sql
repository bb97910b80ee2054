-- An order may buy a course too: one enrolment, at the price the operator has decided. The courses themselves are files.
alter table orders add column course text;
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind in ('package', 'credits', 'course'));
alter table orders drop constraint orders_are_of_one_kind;
alter table orders add constraint orders_are_of_one_kind check (
  (kind = 'package' and package_type is not null and credit_pack is null and course is null)
  or (kind = 'credits' and credit_pack is not null and package_type is null and draft_id is null and course is null)
  or (kind = 'course' and course is not null and package_type is null and draft_id is null and credit_pack is null)
);
create unique index orders_one_pending_course on orders (user_id, course) where status = 'pending' and kind = 'course';

-- Which order paid for it; null where it was free.
alter table course_enrolments add column order_id uuid references orders (id);
-- When she opened a lesson or a quiz for the first time: from then on a paid one is not renounced any more.
alter table course_enrolments add column opened_at timestamptz;
-- Its money went back: what she did in it is kept, and opens again should she buy it anew.
alter table course_enrolments add column ended_at timestamptz;
create index course_enrolments_order on course_enrolments (order_id) where order_id is not null;
