-- An act whose answer was lost is sent again with the same number: it is the same press, and is not done twice.
alter table operator_acts add column press uuid;
create unique index operator_acts_press on operator_acts (press);
