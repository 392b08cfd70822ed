-- The 27 states of the Union, and none said.
create function union_and_none() returns text[] language sql immutable parallel safe return
  '{"",AT,BE,BG,HR,CY,CZ,DE,DK,EE,ES,FI,FR,GR,HU,IE,IT,LT,LU,LV,MT,NL,PL,PT,RO,SE,SI,SK}'::text[];

-- What an offer lacks of what the law asks of it (Regulation (EU) 2023/988, Article 19), by the names of its
-- columns in the order in which src/contract/fact-names.ts tells them.
create function facts_lacking(
  maker_name text, maker_address text, maker_country text, maker_contact text, image text, responsible_name text,
  responsible_address text, responsible_contact text, model text, mpn text, gtin text
) returns text[] language sql immutable parallel safe return array_remove(array[
  case when maker_name = '' then 'maker_name' end,
  case when maker_address = '' then 'maker_address' end,
  case when maker_country = '' then 'maker_country' end,
  case when maker_contact = '' then 'maker_contact' end,
  case when image = '' then 'image' end,
  case when responsible_name = '' and maker_country <> all (union_and_none()) then 'responsible_name' end,
  case when responsible_address = '' and maker_country <> all (union_and_none()) then 'responsible_address' end,
  case when responsible_contact = '' and maker_country <> all (union_and_none()) then 'responsible_contact' end,
  case when model = '' and mpn = '' and gtin = '' then 'model' end
], null);

alter table products add column lacking text[] not null generated always as (facts_lacking(
  maker_name, maker_address, maker_country, maker_contact, image, responsible_name, responsible_address,
  responsible_contact, model, mpn, gtin
)) stored;

-- The one gate by which products come on sale: with the EU pack, not without these facts. What is on sale without
-- them when the pack is switched on stays so (`lacked`: what it lacked while it was on sale; null: it was not).
create function may_be_on_sale(lacked text[], lacks text[]) returns boolean language sql stable as $$
  select cardinality(lacks) = 0 or cardinality(lacked) > 0 is true or not exists (select from settings where eu_pack)
$$;

-- However somebody puts it on sale: by hand, many at once, by an import or its undoing, from the archive, back from
-- deletion.
create function facts_gate() returns trigger language plpgsql as $$
declare
  lacked text[] := case when tg_op = 'UPDATE' and old.published and old.archived_at is null then old.lacking end;
begin
  if not may_be_on_sale(lacked, new.lacking) then
    raise exception 'product % lacks %', new.id, new.lacking[1]
      using errcode = 'check_violation', table = 'products', column = new.lacking[1],
        constraint = 'products_facts_gate';
  end if;
  return null;
end $$;
create trigger facts_gate_new after insert on products for each row
  when (new.published and new.archived_at is null and new.lacking <> '{}') execute function facts_gate();
create trigger facts_gate after update of published, archived_at, maker_name, maker_address, maker_country,
    maker_contact, image, responsible_name, responsible_address, responsible_contact, model, mpn, gtin
  on products for each row
  when (new.published and new.archived_at is null and new.lacking <> '{}') execute function facts_gate();

-- A store that opens again puts its products on sale: those that the gate holds back are hidden. One that was only
-- held until it is known who trades comes back as it was.
create or replace function keep_store_open() returns trigger language plpgsql as $$
declare
  open boolean := new.public and new.suspended_at is null and not new.held;
  again boolean := new.public and new.suspended_at is null and not (old.public and old.suspended_at is null);
begin
  if again then
    update products set published = false, store_open = open, version = version + 1, updated_at = now()
    where store_id = new.id and published and archived_at is null and not may_be_on_sale(null, lacking);
  end if;
  update products set store_open = open where store_id = new.id and store_open <> open;
  return null;
end $$;

-- Lists find those that lack something.
alter table product_facts add lacking boolean not null default false;
create or replace view product_facts_now as
select p.id, p.store_id, p.category_id, p.brand_id, p.public, p.shown as price, p.rating, p.sold,
  coalesce(i.stock, 0) as stock, coalesce(i.lowest, 0) as lowest, languages_of(p.title) as written,
  p.created_at, p.updated_at, p.archived_at is not null as archived, p.lacking <> '{}' as lacking
from products p
left join (
  select product_id, sum(quantity)::bigint as stock, min(quantity) as lowest from inventories group by product_id
) i on i.product_id = p.id;
create or replace function keep_product_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_facts (id, store_id, category_id, brand_id, public, price, rating, sold, stock, lowest, written,
      created_at, updated_at, archived, lacking)
    values (new.id, new.store_id, new.category_id, new.brand_id, new.public, new.shown, new.rating, new.sold, 0, 0,
      languages_of(new.title), new.created_at, new.updated_at, new.archived_at is not null, new.lacking <> '{}');
  else
    update product_facts set store_id = new.store_id, category_id = new.category_id, brand_id = new.brand_id,
      public = new.public, price = new.shown, rating = new.rating, sold = new.sold, written = languages_of(new.title),
      created_at = new.created_at, updated_at = new.updated_at, archived = new.archived_at is not null,
      lacking = new.lacking <> '{}'
    where id = new.id;
  end if;
  return null;
end $$;
drop trigger facts_kept on products;
create trigger facts_kept after update on products for each row
  when ((old.store_id, old.category_id, old.brand_id, old.public, old.shown, old.rating, old.sold,
      old.title, old.created_at,
      old.updated_at, old.archived_at, old.lacking)
    is distinct from (new.store_id, new.category_id, new.brand_id, new.public, new.shown, new.rating, new.sold,
      new.title, new.created_at, new.updated_at, new.archived_at, new.lacking))
  execute function keep_product_facts();
update product_facts f set lacking = true from products p where p.id = f.id and p.lacking <> '{}';
create index product_facts_store_lacking on product_facts (store_id, id) where lacking and not archived;
analyze product_facts;
