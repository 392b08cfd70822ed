-- How often what is due to stores is gathered into payouts: each period once, when it is over. Periods are of UTC, weeks begin on Monday.
alter table settings add column payout_period text not null default 'week' check (payout_period in ('by-hand', 'day', 'week', 'month')),
  -- The end of the last period that was gathered; null before the first.
  add column payouts_until timestamptz;
