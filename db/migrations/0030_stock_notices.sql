-- Who wants a letter when a variant is back in stock. Consent is `asked_at`; who asked by an address that is not
-- known to be theirs confirms it by the link of a letter.
create table stock_notices (
  id int generated always as identity primary key,
  inventory_id int not null references inventories on delete cascade,
  email text not null check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  account_id int references accounts,
  language text not null, key text not null unique,
  asked_at timestamptz not null default now(), confirmed_at timestamptz, sent_at timestamptz,
  check (confirmed_at >= asked_at), check (sent_at >= confirmed_at),
  check (sent_at is null or confirmed_at is not null),
  unique (email, inventory_id)
);
create index stock_notices_waiting on stock_notices (inventory_id) where confirmed_at is not null and sent_at is null;
create index stock_notices_account on stock_notices (account_id) where account_id is not null;

-- Whatever brings pieces back asks for the letters in the same transaction.
create function ask_stock_notices() returns trigger language plpgsql as $$
begin
  if exists (select from stock_notices n
    where n.inventory_id = new.inventory_id and n.confirmed_at is not null and n.sent_at is null)
  then
    perform graphile_worker.add_job('tell-back-in-stock', payload := json_build_object('inventory', new.inventory_id),
      max_attempts := 12);
  end if;
  return null;
end $$;
create trigger tell_of_stock_move after insert on stock_moves for each row
  when (new.quantity > 0) execute function ask_stock_notices();
