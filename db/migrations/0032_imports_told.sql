-- What an import had to say of rows and columns: codes with their values, so that it can be read in any language later.
-- `more`: how many more there were than are kept.
alter table imports add column findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  add column more int not null default 0 check (more >= 0);

-- Whoever deletes a category, a brand, a product or a variant asks who names it: once for each of them.
create index products_of_category on products (category_id);
create index products_of_brand on products (brand_id) where brand_id is not null;
create index wishes_product on wishes (product_id);
create index compares_product on compares (product_id);
create index cart_lines_inventory on cart_lines (inventory_id);
create index saved_lines_inventory on saved_lines (inventory_id);
create index stock_notices_inventory on stock_notices (inventory_id);

-- Many variants that go at once leave their moves at once.
drop trigger remove_stock on inventories;
create or replace function remove_stock() returns trigger language plpgsql as $$
begin
  insert into stock_moves (inventory_id, quantity, cause)
  select id, -quantity, 'removed' from gone where quantity <> 0 order by id;
  return null;
end $$;
create trigger remove_stock after delete on inventories referencing old table as gone
  for each statement execute function remove_stock();
