-- What stands beside the pay button is what is made: the style and the tone of an order, whatever becomes of the draft.
-- Null of an order of before, which is made as its draft says.
alter table orders add column base_style text;
alter table orders add column tone text;
