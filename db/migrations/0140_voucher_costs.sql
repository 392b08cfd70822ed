-- What a voucher has taken off the parcels that were not cancelled: kept as they change, so that a
-- list of vouchers adds nothing up.
alter table vouchers add column cost minor not null default 0;
update vouchers v set cost = sums.cost
from (
  select o.voucher_id, sum(p.voucher_price)::bigint as cost
  from parcels p
  join orders o on o.id = p.order_id
  where p.cancelled_at is null and p.voucher_price > 0 and o.voucher_id is not null
  group by o.voucher_id
) sums
where v.id = sums.voucher_id;

create function voucher_cost() returns trigger language plpgsql as $$
declare
  was bigint := coalesce(case when old.cancelled_at is null then old.voucher_price end, 0);
  becomes bigint := coalesce(case when new.cancelled_at is null then new.voucher_price end, 0);
begin
  if becomes <> was then
    update vouchers set cost = cost + becomes - was
    where id = (select voucher_id from orders where id = coalesce(new.order_id, old.order_id));
  end if;
  return null;
end $$;
create trigger voucher_cost after insert or delete or update of cancelled_at, voucher_price
  on parcels for each row execute function voucher_cost();
