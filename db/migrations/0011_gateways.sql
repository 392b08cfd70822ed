-- What the gateways' own doings need of what is there already: found fast, asked for fairly, told
-- apart.

-- How often a payment was declined at its gateway: PayPal answers a repeated number with what it
-- answered first, so that a capture after a decline needs another one.
alter table payments add column declines int not null default 0;

-- Fees and bounds are amounts of one currency: the shop's when they were saved. In a shop that
-- counts in another one since, a way with such amounts is closed until it is saved again.
alter table payment_methods add column currency text;
update payment_methods set currency = (select currency from settings)
  where fee > 0 or least > 0 or most is not null;
create function amounts_have_currency() returns trigger language plpgsql as $$
begin
  if new.fee = 0 and new.least = 0 and new.most is null then new.currency := null;
  elsif new.currency is null then new.currency := (select currency from settings);
  end if;
  return new;
end $$;
create trigger amounts_have_currency before insert or update on payment_methods
  for each row execute function amounts_have_currency();

-- When a look at a refund was last asked for: those that waited longest come first.
alter table refunds add column asked_at timestamptz;
drop index refunds_pending;
create index refunds_pending on refunds (asked_at nulls first, id) where state = 'pending';
create index refunds_payment on refunds (payment_id) where payment_id is not null;
create index refund_parcels_parcel on refund_parcels (parcel_id);
