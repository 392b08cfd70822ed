-- Who sells a product takes it out of the shop and brings it back; what the market decided of it stays beside that.
alter table products add archived_at timestamptz;
alter table products alter column public set expression as (published and store_open and archived_at is null);

-- Lists of a store's own products tell those that it archived from those that are hidden.
alter table product_facts add archived boolean not null default false;
create or replace view product_facts_now as
select p.id, p.store_id, p.category_id, p.brand_id, p.public, p.shown as price, p.rating, p.sold,
  coalesce(i.stock, 0) as stock, coalesce(i.lowest, 0) as lowest, languages_of(p.title) as written,
  p.created_at, p.updated_at, p.archived_at is not null as archived
from products p
left join (
  select product_id, sum(quantity)::bigint as stock, min(quantity) as lowest from inventories group by product_id
) i on i.product_id = p.id;

create or replace function keep_product_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_facts (id, store_id, category_id, brand_id, public, price, rating, sold, stock, lowest, written,
      created_at, updated_at, archived)
    values (new.id, new.store_id, new.category_id, new.brand_id, new.public, new.shown, new.rating, new.sold, 0, 0,
      languages_of(new.title), new.created_at, new.updated_at, new.archived_at is not null);
  else
    update product_facts set store_id = new.store_id, category_id = new.category_id, brand_id = new.brand_id,
      public = new.public, price = new.shown, rating = new.rating, sold = new.sold, written = languages_of(new.title),
      created_at = new.created_at, updated_at = new.updated_at, archived = new.archived_at is not null
    where id = new.id;
  end if;
  return null;
end $$;
drop trigger facts_kept on products;
create trigger facts_kept after update on products for each row
  when ((old.store_id, old.category_id, old.brand_id, old.public, old.shown, old.rating, old.sold, old.title, old.created_at,
      old.updated_at, old.archived_at)
    is distinct from (new.store_id, new.category_id, new.brand_id, new.public, new.shown, new.rating, new.sold,
      new.title, new.created_at, new.updated_at, new.archived_at))
  execute function keep_product_facts();
create index product_facts_store_hidden on product_facts (store_id, id) where not public;
create index product_facts_store_update on product_facts (store_id, updated_at, id);

-- What a store has proposed and nobody has decided for good.
create index product_proposals_open_store on product_proposals (store_id, id)
  where state in ('draft', 'sent', 'refused');
