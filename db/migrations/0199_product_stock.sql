-- What moves with each piece that is sold stands apart from what lists are filtered and sorted by:
-- a piece less wrote a new entry into every index of the facts.
create table product_stock (
  stock bigint not null,    -- the pieces of all variants
  product_id int primary key references products on delete cascade,
  store_id int not null,    -- which a product never changes
  lowest int not null,      -- the pieces of the variant that has the fewest
  in_stock boolean not null generated always as (stock > 0) stored,
  constraint product_stock_in_stock unique (product_id, in_stock)
);
insert into product_stock (stock, product_id, store_id, lowest)
select stock, id, store_id, lowest
from product_facts;
alter table product_stock set (fillfactor = 90);
create index product_stock_lowest on product_stock (lowest, product_id);
create index product_stock_store_lowest on product_stock (store_id, lowest, product_id);
analyze product_stock;

drop view product_facts_now;
alter table product_facts drop column stock, drop column lowest;
-- facts say that a product is in stock when, and only when, there are pieces of it
alter table product_facts add constraint product_facts_in_stock
  foreign key (id, in_stock) references product_stock (product_id, in_stock)
  deferrable initially deferred;

-- Both as they are now, by the products and variants themselves.
create view product_stock_now as
select coalesce(sum(i.quantity), 0)::bigint as stock, p.id as product_id, p.store_id,
  coalesce(min(i.quantity), 0) as lowest
from products p
left join inventories i on i.product_id = p.id
group by p.id;
create view product_facts_now as
select p.shown as price, p.created_at, p.updated_at, p.id, p.store_id, p.category_id, p.brand_id,
  p.shipping_rule_id, p.sold, discount_of(p.selling, p.shown) as discount, p.review_count, p.public,
  exists (select from inventories i where i.product_id = p.id and i.quantity > 0) as in_stock,
  p.archived_at is not null as archived, p.lacking <> '{}' as lacking, p.rating,
  languages_of(p.title) as written, coalesce(o.options, '{}') as options
from products p
left join (
  select product_id, array_agg(distinct option order by option) as options
  from inventories
  cross join unnest(choice) option
  group by product_id
) o on o.product_id = p.id;

-- Rows are sought by their index: a plan that is made while a market has few products reads them
-- all, and is kept while an import adds thousands.
create or replace function make_product_facts() returns trigger language plpgsql
set enable_seqscan = off as $$
declare
  made products;
begin
  select * into made from products where id = new.id;
  if not found then
    return null;
  end if;
  insert into product_stock (stock, product_id, store_id, lowest)
  select coalesce(sum(quantity), 0)::bigint, made.id, made.store_id, coalesce(min(quantity), 0)
  from inventories
  where product_id = made.id;
  insert into product_facts (
    id, store_id, category_id, brand_id, shipping_rule_id, public, price, discount, rating,
    review_count, sold, in_stock, written, created_at, updated_at, archived, lacking, options
  )
  select made.id, made.store_id, made.category_id, made.brand_id, made.shipping_rule_id,
    made.public, made.shown, discount_of(made.selling, made.shown), made.rating,
    made.review_count, made.sold, k.in_stock, languages_of(made.title), made.created_at,
    made.updated_at, made.archived_at is not null, made.lacking <> '{}',
    array(
      select distinct option
      from inventories i
      cross join unnest(i.choice) option
      where i.product_id = made.id
      order by 1
    )
  from product_stock k
  where k.product_id = made.id;
  return null;
end $$;

-- Counts the pieces of products anew. Rows are locked first, in the order of their ids, and counted
-- by another statement: it sees what those had done who held them.
create or replace function keep_stock_facts(products int[]) returns void language plpgsql as $$
begin
  perform from product_stock
  where product_id = any(products)
  order by product_id
  for no key update;
  with kept as (
    update product_stock k
    set stock = i.stock, lowest = i.lowest
    from (
      select p.id, coalesce(sum(v.quantity), 0)::bigint as stock,
        coalesce(min(v.quantity), 0) as lowest
      from unnest(products) p (id)
      left join inventories v on v.product_id = p.id
      group by p.id
    ) i
    where k.product_id = any(products)
      and k.product_id = i.id
      and (k.stock, k.lowest) is distinct from (i.stock, i.lowest)
    returning k.product_id, k.in_stock
  )
  update product_facts f
  set in_stock = kept.in_stock
  from kept
  where f.id = any(products)
    and f.id = kept.product_id
    and f.in_stock <> kept.in_stock;
end $$;
