-- What is bought together, as a job counts it from orders: for each product the others, the best first, and of each how
-- many different shoppers bought both. A page reads one row.
create table bought_together (
  product_id int primary key references products on delete cascade,
  orders int not null check (orders > 0), -- that it stood in
  others int[] not null default '{}',
  shoppers int[] not null default '{}',
  constraint bought_together_shoppers_check check (cardinality(others) = cardinality(shoppers)),
  constraint bought_together_others_check check (cardinality(others) <= 24 and product_id <> all(others))
);
-- The last order that was counted, and how many were.
create table bought_upto (
  one boolean primary key default true check (one),
  order_id int not null default 0,
  orders bigint not null default 0 check (orders >= 0)
);
insert into bought_upto default values;
