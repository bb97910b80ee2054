-- When the source photos of a finished transformation went, at her wish or after a month.
alter table transformations add column photos_forgotten_at timestamptz;
-- She may delete what she received. Of a whole transformation an empty row stays, without its name: it is what says
-- that a free package was taken, and which order and which credits it belonged to.
alter table transformations add column images_deleted int not null default 0 check (images_deleted >= 0);
alter table transformations add column deleted_at timestamptz;
alter table images add column favourite boolean not null default false;

-- The books outlive the account: what was paid and given back stays, without saying by whom.
alter table orders alter column user_id drop not null;
alter table orders alter column draft_id drop not null;
alter table orders drop constraint orders_user_id_fkey;
alter table orders add constraint orders_user_id_fkey foreign key (user_id) references users (id) on delete set null;
alter table orders drop constraint orders_draft_id_fkey;
alter table orders add constraint orders_draft_id_fkey foreign key (draft_id) references drafts (id) on delete set null;

-- Whose account a message is about, whatever address it went to: it goes with the account.
alter table mails add column user_id uuid references users (id) on delete cascade;
