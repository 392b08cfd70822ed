-- What the owner's first screen counts: sales of days, and visits of days.

-- Sums of some days are read from this index alone.
create index orders_sales on orders (created_at) include (total, cancelled_at);

-- How often somebody came to the shop from elsewhere, by days of the market's time zone: a number, and nothing of who.
create table visit_days (
  day date primary key,
  visits bigint not null default 0 check (visits >= 0)
);
