-- An order that one of the staff took for a customer says who took it. A key of theirs makes one order,
-- however often it is sent.
alter table orders
  add taken_by int references accounts on delete set null,
  add taken_as text check (taken_as <> ''),
  add taken_key text check (length(taken_key) between 1 and 100),
  -- opens an order without an account to who has the link that was mailed
  add link_key text unique check (length(link_key) >= 32),
  add constraint orders_taken_whole
    check ((taken_as is null) = (taken_key is null) and (taken_by is null or taken_as is not null));
create unique index orders_taken_once on orders (taken_by, taken_key) where taken_by is not null;
-- whether an address may go
create index orders_address on orders (user_address_id);
create index events_pay_link on events (((data ->> 'order')::int), at) where kind = 'pay-link-asked';
