-- What products cost, and since when: a log that is only ever added to. `sale`: in a flash sale; null:
-- from then on in none. A reduction is told from the lowest price of the 30 days before it
-- (Directive 98/6/EC, Article 6a; CJEU, C-330/23).
create table price_log (
  id bigint generated always as identity primary key,
  product_id int not null references products on delete cascade,
  sale boolean not null default false,
  price bigint check (price >= 0),
  at timestamptz not null default clock_timestamp(),
  check (sale or price is not null)
);
create index price_log_product on price_log (product_id, sale, id desc);
create index price_log_sale on price_log (product_id, id desc) where sale;

create function price_log_stays() returns trigger language plpgsql as $$
begin
  -- a product that is deleted takes its log along
  if tg_op = 'DELETE' and not exists (select from products where id = old.product_id) then return old; end if;
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'check_violation';
end $$;
create trigger price_log_stays before update or delete on price_log for each row execute function price_log_stays();
create trigger never_truncated before truncate on price_log for each statement execute function never_truncated();

create function log_price() returns trigger language plpgsql as $$
begin
  insert into price_log (product_id, price) values (new.id, new.shown);
  return null;
end $$;
create trigger log_price_made after insert on products for each row execute function log_price();
create trigger log_price_changed after update on products for each row
  when (old.shown is distinct from new.shown) execute function log_price();
insert into price_log (product_id, price) select id, shown from products;
analyze price_log;

-- The lowest price of the 30 days before a product came to cost what it does now; null where it
-- cost nothing else before. `in_sale`: that is the price of a flash sale.
create function prior_price(product int, now_price bigint, in_sale boolean) returns bigint
language sql stable as $$
  with spans as (
    select sale, price, at, lead(at) over (partition by sale order by id) as until,
      row_number() over (partition by sale order by id desc) as back
    from price_log
    where product_id = product
  ), start as (
    select coalesce(
      (select at from spans where back = 1 and sale = in_sale and price = now_price), now()
    ) as at
  )
  select min(p.price)
  from spans p, start s
  where p.price is not null
    and p.at < s.at
    and coalesce(p.until, 'infinity') > s.at - interval '30 days'
$$;
