-- What lists of products are filtered and sorted by, in a narrow table of its own: a filter reads some ten thousand
-- products in a few pages, and a change of stock or price leaves the wide rows' other indexes alone. The shop's listings
-- can be read from it as well.
create table product_facts (
  id int primary key references products on delete cascade, -- of the product
  store_id int not null,
  category_id int not null,
  brand_id int,
  public boolean not null,
  price bigint not null, -- as it is shown, outside flash sales
  rating numeric(3, 2) not null,
  sold int not null,
  stock bigint not null, -- the pieces of all variants
  lowest int not null,   -- those of the variant that has the fewest
  written text not null, -- the languages of its title
  created_at timestamptz not null,
  updated_at timestamptz not null
) with (fillfactor = 90);

-- The same as it is now, by the products and variants themselves.
create view product_facts_now as
select p.id, p.store_id, p.category_id, p.brand_id, p.public, p.shown as price, p.rating, p.sold,
  coalesce(i.stock, 0) as stock, coalesce(i.lowest, 0) as lowest, languages_of(p.title) as written,
  p.created_at, p.updated_at
from products p
left join (
  select product_id, sum(quantity)::bigint as stock, min(quantity) as lowest from inventories group by product_id
) i on i.product_id = p.id;

insert into product_facts select * from product_facts_now;
create index product_facts_store on product_facts (store_id, id);
create index product_facts_category on product_facts (category_id, id);
create index product_facts_brand on product_facts (brand_id, category_id, id) where brand_id is not null;
create index product_facts_price on product_facts (price, id);
create index product_facts_update on product_facts (updated_at, id);
create index product_facts_lowest on product_facts (lowest, id);
create index product_facts_written on product_facts (written, id);
create index product_facts_hidden on product_facts (id) where not public;
analyze product_facts;

create function keep_product_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_facts (id, store_id, category_id, brand_id, public, price, rating, sold, stock, lowest, written,
      created_at, updated_at)
    values (new.id, new.store_id, new.category_id, new.brand_id, new.public, new.shown, new.rating, new.sold, 0, 0,
      languages_of(new.title), new.created_at, new.updated_at);
  else
    update product_facts set store_id = new.store_id, category_id = new.category_id, brand_id = new.brand_id,
      public = new.public, price = new.shown, rating = new.rating, sold = new.sold, written = languages_of(new.title),
      created_at = new.created_at, updated_at = new.updated_at
    where id = new.id;
  end if;
  return null;
end $$;
create trigger facts_made after insert on products for each row execute function keep_product_facts();
create trigger facts_kept after update on products for each row
  when ((old.store_id, old.category_id, old.brand_id, old.public, old.shown, old.rating, old.sold, old.title, old.created_at,
      old.updated_at)
    is distinct from (new.store_id, new.category_id, new.brand_id, new.public, new.shown, new.rating, new.sold,
      new.title, new.created_at, new.updated_at))
  execute function keep_product_facts();

-- Counts the pieces of products anew. Rows are locked first, in the order of their ids, and counted by another
-- statement: it sees what those had done who held them.
create function keep_stock_facts(products int[]) returns void language plpgsql as $$
begin
  perform from product_facts where id = any(products) order by id for no key update;
  update product_facts f set stock = i.stock, lowest = i.lowest
  from (
    select p.id, coalesce(sum(v.quantity), 0)::bigint as stock, coalesce(min(v.quantity), 0) as lowest
    from unnest(products) p (id) left join inventories v on v.product_id = p.id group by p.id
  ) i
  where f.id = i.id and (f.stock, f.lowest) is distinct from (i.stock, i.lowest);
end $$;
create function stock_facts_moved() returns trigger language plpgsql as $$
begin
  perform keep_stock_facts(array(
    select distinct product_id from inventories where id in (select inventory_id from moved)
  ));
  return null;
end $$;
create function stock_facts_changed() returns trigger language plpgsql as $$
begin
  perform keep_stock_facts(array(select distinct product_id from changed));
  return null;
end $$;
create trigger facts_moved after insert on stock_moves referencing new table as moved
  for each statement execute function stock_facts_moved();
create trigger facts_of_new after insert on inventories referencing new table as changed
  for each statement execute function stock_facts_changed();
create trigger facts_of_gone after delete on inventories referencing old table as changed
  for each statement execute function stock_facts_changed();

-- Read in the narrow table now.
drop index products_by_price, products_by_update, products_of_store, products_hidden, products_written;
drop index inventories_scarce, inventories_few, inventories_out;

-- The products of a brand by title, in the languages that the shop comes with.
create index products_of_brand_ar on products (brand_id, said(title, 'ar'), id) where brand_id is not null;
create index products_of_brand_en on products (brand_id, said(title, 'en'), id) where brand_id is not null;
create index products_of_brand_fr on products (brand_id, said(title, 'fr'), id) where brand_id is not null;
create index products_of_brand_hi on products (brand_id, said(title, 'hi'), id) where brand_id is not null;
create index products_of_brand_tr on products (brand_id, said(title, 'tr'), id) where brand_id is not null;
drop index products_of_brand;

-- How often words are said, as far as they are said often: kept by `analyze`, and read before products are looked for.
create statistics products_words on (string_to_array(folded, ' ')) from products;
analyze products (folded);
