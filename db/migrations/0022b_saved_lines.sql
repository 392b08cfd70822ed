-- What shoppers put aside for later stands apart from the cart: nothing that prices, counts or orders
-- cart lines can take it along.
create table saved_lines (
  id bigint primary key check (id between 1 and 9007199254740991),
  shopper shopper_key not null,
  account_id int generated always as (account_of(shopper)) stored references accounts,
  product_id int not null, inventory_id int not null,
  quantity int not null check (quantity between 1 and 10000),
  created_at timestamptz not null default now(),
  unique (shopper, inventory_id),
  foreign key (product_id, inventory_id) references inventories (product_id, id) on delete cascade
);
