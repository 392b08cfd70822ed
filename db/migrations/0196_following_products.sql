-- A store of any size closes and opens in a moment: few products follow in the same transaction, the
-- others one after the other, found by an index.
drop index products_store;
create index products_store on products (store_id, store_open, id) include (public);

create or replace function keep_store_open() returns trigger language plpgsql as $$
declare
  stays boolean := old.public and old.suspended_at is null and old.closed_at is null;
  sells boolean := new.public and new.suspended_at is null and new.closed_at is null;
  open boolean := sells and not new.held;
begin
  if sells and not stays and exists (select from settings where eu_pack) then
    update products
    set published = false, store_open = open, version = version + 1, updated_at = now()
    where id in (
        select id from product_facts where store_id = new.id and lacking and not archived
      )
      and published
      and archived_at is null
      and not may_be_on_sale(null, lacking);
  end if;
  update products
  set store_open = open
  where id in (
    select id
    from products
    where store_id = new.id and store_open = not open
    order by id
    limit 200
  );
  return null;
end $$;
