-- How stores do, counted by a job of the clock: no request counts parcels.
create table store_figures (
  store_id int primary key references stores on delete cascade,
  counted_at timestamptz not null,
  -- of the last 90 days, of orders that were paid for or are paid on delivery
  parcels int not null check (parcels >= 0),
  late int not null check (late between 0 and parcels),
  cancelled int not null check (cancelled between 0 and parcels),
  refunded int not null check (refunded between 0 and parcels),
  -- in hundredths of a percent
  late_rate int not null generated always as (case parcels when 0 then 0 else late * 10000::bigint / parcels end) stored,
  cancelled_rate int not null generated always as (case parcels when 0 then 0 else cancelled * 10000::bigint / parcels end) stored,
  refunded_rate int not null generated always as (case parcels when 0 then 0 else refunded * 10000::bigint / parcels end) stored,
  -- reviews of all its products that are shown, and their stars
  reviews int not null check (reviews >= 0), rating numeric(3, 2) not null check (rating between 0 and 5),
  -- in the market's currency, of parcels that were not cancelled
  sales_30 minor not null, sales_90 minor not null check (sales_90 >= sales_30),
  -- what the market owes it: earned and in no payout
  balance signed_minor not null
);
create index store_figures_middle on store_figures (sales_90) where sales_90 > 0;
