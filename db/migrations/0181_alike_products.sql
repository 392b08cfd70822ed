-- What is like a product in what it is and says, as a job finds it: the others, the closest first. A page reads one row.
create table alike_products (
  product_id int primary key references products on delete cascade,
  others int[] not null default '{}',
  constraint alike_products_others_check check (cardinality(others) <= 24 and product_id <> all(others))
);
-- How far the job has come: it goes through all products, and begins anew when it has been through.
create table alike_upto (
  one boolean primary key default true check (one),
  product_id int not null default 0,
  ended_at timestamptz
);
insert into alike_upto default values;
