-- What an import writes is written once.

-- The facts of a new product are made at the commit, when its variants and their stock are there:
-- made before, each of the three would write all their indexes anew.
create function make_product_facts() returns trigger language plpgsql as $$
begin
  insert into product_facts (
    id, store_id, category_id, brand_id, shipping_rule_id, public, price, discount, rating,
    review_count, sold, stock, in_stock, lowest, written, created_at, updated_at, archived, lacking,
    options
  )
  select p.id, p.store_id, p.category_id, p.brand_id, p.shipping_rule_id, p.public, p.shown,
    discount_of(p.selling, p.shown), p.rating, p.review_count, p.sold, v.stock, v.stock > 0,
    v.lowest, languages_of(p.title), p.created_at, p.updated_at, p.archived_at is not null,
    p.lacking <> '{}',
    array(
      select distinct option
      from inventories i
      cross join unnest(i.choice) option
      where i.product_id = p.id
      order by 1
    )
  from products p
  cross join lateral (
    select coalesce(sum(i.quantity), 0)::bigint as stock, coalesce(min(i.quantity), 0) as lowest
    from inventories i
    where i.product_id = p.id
  ) v
  where p.id = new.id;
  return null;
end $$;
drop trigger facts_made on products;
create constraint trigger facts_made after insert on products deferrable initially deferred
  for each row execute function make_product_facts();

create or replace function keep_product_facts() returns trigger language plpgsql as $$
begin
  update product_facts
  set store_id = new.store_id,
    category_id = new.category_id,
    brand_id = new.brand_id,
    shipping_rule_id = new.shipping_rule_id,
    public = new.public,
    price = new.shown,
    discount = discount_of(new.selling, new.shown),
    rating = new.rating,
    review_count = new.review_count,
    sold = new.sold,
    written = languages_of(new.title),
    created_at = new.created_at,
    updated_at = new.updated_at,
    archived = new.archived_at is not null,
    lacking = new.lacking <> '{}'
  where id = new.id;
  return null;
end $$;

-- Told which facts: without its table's statistics a plan reads them all.
create or replace function keep_stock_facts(products int[]) returns void language plpgsql as $$
begin
  perform from product_facts where id = any(products) order by id for no key update;
  update product_facts f
  set stock = i.stock, in_stock = i.stock > 0, lowest = i.lowest
  from (
    select p.id, coalesce(sum(v.quantity), 0)::bigint as stock,
      coalesce(min(v.quantity), 0) as lowest
    from unnest(products) p (id)
    left join inventories v on v.product_id = p.id
    group by p.id
  ) i
  where f.id = any(products)
    and f.id = i.id
    and (f.stock, f.lowest) is distinct from (i.stock, i.lowest);
end $$;
create or replace function keep_option_facts(products int[]) returns void language plpgsql as $$
begin
  perform from product_facts where id = any(products) order by id for no key update;
  update product_facts f
  set options = o.options
  from (
    select p.id, array(
      select distinct option
      from inventories v
      cross join unnest(v.choice) option
      where v.product_id = p.id
      order by 1
    ) as options
    from unnest(products) p (id)
  ) o
  where f.id = any(products) and f.id = o.id and f.options <> o.options;
end $$;

-- Most rows name no picture, which their text tells without a query.
create or replace function keep_picture_uses() returns trigger language plpgsql as $$
declare
  a_picture constant text := '[0-9a-f]{16}\.(webp|jpg|png)';
  now_is jsonb;
  named text[];
  gone text;
begin
  if tg_op <> 'INSERT' and old::text ~ a_picture then
    delete from picture_uses
    where source = tg_table_name and row = row_key(to_jsonb(old), tg_argv[0]);
  end if;
  if tg_op = 'DELETE' or new::text !~ a_picture then
    return null;
  end if;
  now_is := to_jsonb(new);
  named := array(select pictures_named(now_is, tg_argv[2]));
  insert into picture_uses (source, row, picture, thing)
  select tg_table_name, row_key(now_is, tg_argv[0]), p.name,
    coalesce((now_is ->> tg_argv[1])::int, 1)
  from pictures p
  where p.name = any(named || array(select pictures_named(now_is, tg_argv[3])))
  for key share of p; -- waits for who removes it, and finds it gone
  select r.name into gone from removed_pictures r where r.name = any(named);
  if gone is not null then
    raise exception 'picture % was removed', gone
      using errcode = 'SKP01', column = split_part(tg_argv[2], '+', 1);
  end if;
  return null;
end $$;

-- Lists of the shop and of the desk are read from the facts: these served them before.
drop index products_brand, products_category, products_created, products_rating, products_shown,
  products_sold, products_updated;
