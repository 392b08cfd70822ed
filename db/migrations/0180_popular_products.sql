-- What is popular of late, as a job counts it: a row for each country that several people ordered from, and one of the
-- whole market, whose country is empty. A page reads one or two rows.
create table popular_products (
  country text primary key,
  products int[] not null, -- the most popular first
  constraint popular_products_country_check check (country ~ '^([A-Z]{2})?$'),
  constraint popular_products_products_check check (cardinality(products) between 1 and 100)
);
-- the views of some days, of all products
create index product_days_day on product_days (day, product_id);
