-- A closed store is not open (0153), also where the gate (0156) looks at what a store puts on sale again.
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
  update products set store_open = open where store_id = new.id and store_open <> open;
  return null;
end $$;
