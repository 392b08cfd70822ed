-- Nothing is sent while its money may be taken back: from when a dispute takes money until it is
-- settled, a parcel only arrives. An inquiry stops nothing. See src/market/orders/payment-rule.ts.
create function parcel_waits_for_dispute() returns trigger language plpgsql as $$
begin
  if new.status > old.status and new.status < 5 and exists (
    select from disputes d join payments y on y.id = d.payment_id and y.state = 'succeeded'
    where y.order_id = new.order_id and d.settled_at is null and d.state <> 'inquiry'
  ) then
    raise exception 'parcel % moves while its payment is disputed', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger parcel_waits_for_dispute before update of status on parcels
  for each row execute function parcel_waits_for_dispute();
