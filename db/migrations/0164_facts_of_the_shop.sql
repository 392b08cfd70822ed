-- The shop's lists are read from the narrow table as well: filtered, counted, put in order and told by facets without a
-- look at the wide rows. It is made anew, as that is far quicker than a change of each of a million rows.
drop view product_facts_now;
drop table product_facts;
create table product_facts (
  price bigint not null,       -- as it is shown, outside flash sales
  stock bigint not null,       -- the pieces of all variants
  created_at timestamptz not null,
  updated_at timestamptz not null,
  id int primary key references products on delete cascade, -- of the product
  store_id int not null,
  category_id int not null,
  brand_id int,
  shipping_rule_id int not null,
  sold int not null,
  lowest int not null,         -- the pieces of the variant that has the fewest
  discount int not null,       -- how much less it costs than before, in hundredths of a percent; 0: not less
  review_count int not null,
  public boolean not null,
  in_stock boolean not null,   -- a column: an index of what `stock` says would be written with each piece that is sold
  archived boolean not null,
  lacking boolean not null,
  rating numeric(3, 2) not null,
  written text not null,       -- the languages of its title
  options int[] not null,      -- the attribute values that any of its variants has, ascending
  constraint product_facts_in_stock_check check (in_stock = (stock > 0)),
  constraint product_facts_discount_check check (discount between 0 and 10000)
);

-- What is taken off a price, in hundredths of a percent; never nothing where something is.
create function discount_of(selling bigint, shown bigint) returns int language sql immutable parallel safe return
  case when shown < selling then greatest(1, (selling - shown) * 10000 / selling)::int else 0 end;

-- The same as it is now, by the products and variants themselves.
create view product_facts_now as
select p.shown as price, coalesce(i.stock, 0) as stock, p.created_at, p.updated_at, p.id, p.store_id, p.category_id,
  p.brand_id, p.shipping_rule_id, p.sold, coalesce(i.lowest, 0) as lowest, discount_of(p.selling, p.shown) as discount,
  p.review_count, p.public, coalesce(i.stock, 0) > 0 as in_stock, p.archived_at is not null as archived,
  p.lacking <> '{}' as lacking, p.rating, languages_of(p.title) as written, coalesce(o.options, '{}') as options
from products p
left join (
  select product_id, sum(quantity)::bigint as stock, min(quantity) as lowest from inventories group by product_id
) i on i.product_id = p.id
left join (
  select product_id, array_agg(distinct option order by option) as options
  from inventories cross join unnest(choice) option group by product_id
) o on o.product_id = p.id;

insert into product_facts select * from product_facts_now;
alter table product_facts set (fillfactor = 90);

-- lists of the desk
create index product_facts_store on product_facts (store_id, id);
create index product_facts_price on product_facts (price, id);
create index product_facts_update on product_facts (updated_at, id);
create index product_facts_lowest on product_facts (lowest, id);
create index product_facts_written on product_facts (written, id);
create index product_facts_hidden on product_facts (id) where not public;
create index product_facts_store_hidden on product_facts (store_id, id) where not public;
create index product_facts_store_update on product_facts (store_id, updated_at, id);
create index product_facts_store_lacking on product_facts (store_id, id) where lacking and not archived;
create index product_facts_store_price on product_facts (store_id, price, id);
create index product_facts_store_lowest on product_facts (store_id, lowest, id);
create index product_facts_store_archived on product_facts (store_id, id) where archived;
-- lists of both
create index product_facts_category on product_facts (category_id, id);
create index product_facts_brand on product_facts (brand_id, category_id, id) where brand_id is not null;
-- lists of the shop: in each of its orders, and by what few products have
create index product_facts_fresh on product_facts (in_stock, updated_at, id) where public;
create index product_facts_newest on product_facts (in_stock, created_at, id) where public;
create index product_facts_best_sold on product_facts (in_stock, sold, id) where public;
create index product_facts_rating on product_facts (rating, id) where public;
create index product_facts_discount on product_facts (discount, id) where public;
create index product_facts_shipping on product_facts (shipping_rule_id, id);
create index product_facts_options on product_facts using gin (options);
-- what goes with a product is the best of its category, and of those beside it
create index product_facts_category_rating on product_facts (category_id, rating, id) where public;
create index product_facts_category_sold on product_facts (category_id, sold, id) where public;
analyze product_facts;

create or replace function keep_product_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_facts (id, store_id, category_id, brand_id, shipping_rule_id, public, price, discount, rating,
      review_count, sold, stock, in_stock, lowest, written, created_at, updated_at, archived, lacking, options)
    values (new.id, new.store_id, new.category_id, new.brand_id, new.shipping_rule_id, new.public, new.shown,
      discount_of(new.selling, new.shown), new.rating, new.review_count, new.sold, 0, false, 0,
      languages_of(new.title), new.created_at, new.updated_at, new.archived_at is not null, new.lacking <> '{}', '{}');
  else
    update product_facts set store_id = new.store_id, category_id = new.category_id, brand_id = new.brand_id,
      shipping_rule_id = new.shipping_rule_id, public = new.public, price = new.shown,
      discount = discount_of(new.selling, new.shown), rating = new.rating, review_count = new.review_count,
      sold = new.sold, written = languages_of(new.title), created_at = new.created_at, updated_at = new.updated_at,
      archived = new.archived_at is not null, lacking = new.lacking <> '{}'
    where id = new.id;
  end if;
  return null;
end $$;
drop trigger facts_kept on products;
create trigger facts_kept after update on products for each row
  when ((old.store_id, old.category_id, old.brand_id, old.shipping_rule_id, old.public, old.selling, old.shown,
      old.rating, old.review_count, old.sold, old.title, old.created_at, old.updated_at, old.archived_at, old.lacking)
    is distinct from (new.store_id, new.category_id, new.brand_id, new.shipping_rule_id, new.public, new.selling,
      new.shown, new.rating, new.review_count, new.sold, new.title, new.created_at, new.updated_at, new.archived_at,
      new.lacking))
  execute function keep_product_facts();

create or replace function keep_stock_facts(products int[]) returns void language plpgsql as $$
begin
  perform from product_facts where id = any(products) order by id for no key update;
  update product_facts f set stock = i.stock, in_stock = i.stock > 0, lowest = i.lowest
  from (
    select p.id, coalesce(sum(v.quantity), 0)::bigint as stock, coalesce(min(v.quantity), 0) as lowest
    from unnest(products) p (id) left join inventories v on v.product_id = p.id group by p.id
  ) i
  where f.id = i.id and (f.stock, f.lowest) is distinct from (i.stock, i.lowest);
end $$;

-- The same of the values that variants have, when variants come, go or become others.
create function keep_option_facts(products int[]) returns void language plpgsql as $$
begin
  perform from product_facts where id = any(products) order by id for no key update;
  update product_facts f set options = o.options
  from (
    select p.id, array(
      select distinct option from inventories v cross join unnest(v.choice) option where v.product_id = p.id order by 1
    ) as options
    from unnest(products) p (id)
  ) o
  where f.id = o.id and f.options <> o.options;
end $$;
create or replace function stock_facts_changed() returns trigger language plpgsql as $$
declare
  products int[] := array(select distinct product_id from changed);
begin
  perform keep_stock_facts(products);
  perform keep_option_facts(products);
  return null;
end $$;
create function option_facts_changed() returns trigger language plpgsql as $$
begin
  perform keep_option_facts(array[new.product_id]);
  return null;
end $$;
create trigger facts_of_choice after update of choice on inventories for each row
  when (old.choice is distinct from new.choice) execute function option_facts_changed();
