-- Acts from a terminal stand in the same log: without an operator, since nobody signs in there.
alter table operator_acts alter column operator_id drop not null;
