-- A store's stock by how much there is: its variants are walked in that order, which an index over products can't tell.
-- A product never goes to another store, so its variants know theirs.
alter table inventories disable trigger user;
alter table inventories add column store_id int;
update inventories i set store_id = p.store_id from products p where p.id = i.product_id;
alter table inventories alter column store_id set default 0, alter column store_id set not null;
alter table inventories enable trigger user;

create function variant_of_store() returns trigger language plpgsql as $$
begin
  new.store_id := coalesce((select store_id from products where id = new.product_id), 0); -- 0: the reference refuses
  return new;
end $$;
create trigger variant_of_store before insert or update of product_id, store_id on inventories
for each row execute function variant_of_store();

create function store_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a product stays with its store' using errcode = 'check_violation';
end $$;
create trigger store_stays before update of store_id on products for each row
when (old.store_id <> new.store_id) execute function store_stays();

create index inventories_by_stock on inventories (store_id, quantity, id);
drop index inventories_by_sku;
create index inventories_by_sku on inventories (store_id, sku, id);
analyze inventories;
