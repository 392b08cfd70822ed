-- A store closes, is suspended and opens again within a moment, however many products it has: some of
-- them follow at once, the rest by a job (open-products). Until then the store's own row says that
-- nothing of it is sold.
create function is_store_open(s stores) returns boolean language sql immutable as $$
  select s.public and s.suspended_at is null and s.closed_at is null and not s.held
$$;
create or replace function keep_store_open() returns trigger language plpgsql as $$
declare
  stays boolean := old.public and old.suspended_at is null and old.closed_at is null;
  sells boolean := new.public and new.suspended_at is null and new.closed_at is null;
  open boolean := sells and not new.held;
begin
  if sells and not stays then
    update products set published = false, store_open = open, version = version + 1, updated_at = now()
    where store_id = new.id and published and archived_at is null and not may_be_on_sale(null, lacking);
  end if;
  update products set store_open = open
  where id in (select id from products where store_id = new.id and store_open <> open order by id limit 2000);
  return null;
end $$;
