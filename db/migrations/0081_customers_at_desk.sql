-- Staff find customers and see what they spend: sums are kept with the account, so that a list can be
-- sorted by them.
alter table accounts
  add orders int not null default 0,
  add spent bigint not null default 0,
  add last_order_at timestamptz,
  add search_text text generated always as (
    folded_text(name) || ' ' || lower(coalesce(email, '')) || ' ' || digits_of(phone)
  ) stored;
create index accounts_search on accounts using gin (search_text gin_trgm_ops);
create index accounts_orders on accounts (orders, id) where erased_at is null and verified_at is not null;
create index accounts_spent on accounts (spent, id) where erased_at is null and verified_at is not null;
create index accounts_last_order on accounts (last_order_at, id) where erased_at is null and verified_at is not null;
create index accounts_created on accounts (created_at, id) where erased_at is null and verified_at is not null;
create index addresses_country on addresses (country, account_id) where chosen and account_id is not null;

-- What an order adds to its account, whatever changes it: a payment, a refund, another owner.
create function count_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.account_id is not null and old.account_id is distinct from new.account_id then
    update accounts set orders = orders - 1, spent = spent - (old.paid - old.refunded) where id = old.account_id;
  end if;
  if new.account_id is not null then
    if tg_op = 'INSERT' or old.account_id is distinct from new.account_id then
      update accounts
      set orders = orders + 1, spent = spent + new.paid - new.refunded,
        last_order_at = greatest(last_order_at, new.created_at)
      where id = new.account_id;
    else
      update accounts set spent = spent + (new.paid - new.refunded) - (old.paid - old.refunded)
      where id = new.account_id;
    end if;
  end if;
  return null;
end $$;
create trigger orders_counted after insert on orders for each row execute function count_order();
create trigger orders_recounted after update of shopper, paid, refunded on orders for each row
  when (old.shopper is distinct from new.shopper or old.paid <> new.paid or old.refunded <> new.refunded)
  execute function count_order();

update accounts a set orders = o.orders, spent = o.spent, last_order_at = o.last_order_at
from (
  select account_id, count(*)::int as orders, sum(paid - refunded)::bigint as spent, max(created_at) as last_order_at
  from orders where account_id is not null group by account_id
) o
where o.account_id = a.id;
