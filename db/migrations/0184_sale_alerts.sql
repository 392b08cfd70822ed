-- Who wants one letter: when a variant is back in stock, as until now, or when a flash sale starts.
alter table stock_notices rename to alerts;
alter index stock_notices_waiting rename to alerts_waiting;
alter index stock_notices_account rename to alerts_account;
alter index stock_notices_inventory rename to alerts_inventory;
alter table alerts
  alter column inventory_id drop not null,
  add column flash_sale_id int references flash_sales on delete cascade,
  add constraint alerts_about_one_check check (num_nonnulls(inventory_id, flash_sale_id) = 1),
  add constraint alerts_email_flash_sale_id_key unique (email, flash_sale_id);
create index alerts_flash_sale on alerts (flash_sale_id) where flash_sale_id is not null;
-- what the clock looks for every minute
create index alerts_of_sales on alerts (flash_sale_id)
  where flash_sale_id is not null and confirmed_at is not null and sent_at is null;

create or replace function ask_stock_notices() returns trigger language plpgsql as $$
begin
  if exists (select from alerts n
    where n.inventory_id = new.inventory_id and n.confirmed_at is not null and n.sent_at is null)
  then
    perform graphile_worker.add_job('tell-back-in-stock', payload := json_build_object('inventory', new.inventory_id),
      max_attempts := 12);
  end if;
  return null;
end $$;
