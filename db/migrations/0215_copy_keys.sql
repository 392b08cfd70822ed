-- A copy of a product that is asked for again because its answer was lost is the same copy.
alter table product_proposals add column copy_key text;
create unique index product_proposals_copy_key on product_proposals (made_by, copy_key) where copy_key is not null;
-- Of a product it is the account that asked, and its key.
alter table products add column copy_key text;
create unique index products_copy_key on products (copy_key) where copy_key is not null;
