-- A declaration that could not be carried out by itself was looked at by an operator, and answered.
alter table withdrawals add column settled_at timestamptz check (settled_at is null or order_id is null);
