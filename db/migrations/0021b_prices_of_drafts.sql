-- A product without a price is a draft: it can be kept, but not shown.
alter table products drop constraint products_selling_check;
alter table products add constraint products_priced check (selling > 0 or not published);

-- Shop programs put an apostrophe before codes so that spreadsheets leave them alone; it was read as
-- a part of the product's key.
update products p set import_key = substr(import_key, 2)
where import_key like '''%' and length(import_key) > 1
  and not exists (
    select from products q where q.store_id = p.store_id and q.import_key = substr(p.import_key, 2)
  );
