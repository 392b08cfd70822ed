-- Goods do not move before their money, unless it is cash: see src/market/orders/payment-rule.ts.
create function parcel_needs_money() returns trigger language plpgsql as $$
begin
  if new.status > old.status and not exists (
    select from orders where id = new.order_id and (paid_at is not null or order_method = 2)
  ) then
    raise exception 'parcel % moves before order % is paid', new.id, new.order_id using errcode = 'check_violation';
  end if;
  if new.cancelled_at is not null and old.cancelled_at is null and old.status > 2 then
    raise exception 'parcel % was picked up and cannot be cancelled', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger parcel_needs_money before update of status, cancelled_at on parcels
  for each row execute function parcel_needs_money();

-- Nor does an order lose its money, or its cash on delivery, once a store has begun with it.
create function order_keeps_money() returns trigger language plpgsql as $$
begin
  if (old.paid_at is not null or old.order_method = 2) and new.paid_at is null and new.order_method <> 2
    and exists (select from parcels where order_id = new.id and cancelled_at is null and status > 1) then
    raise exception 'order % is under way and keeps its way to pay', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger order_keeps_money before update of paid_at, order_method on orders
  for each row execute function order_keeps_money();

-- In a cash order all may have been cancelled but a parcel that costs nothing: it is paid with nothing.
alter table orders drop constraint orders_paid,
  add constraint orders_paid check (paid_at is null or paid > 0 or total = 0 or order_method = 2);
