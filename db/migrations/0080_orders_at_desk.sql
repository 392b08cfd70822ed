-- Staff find an order by its code, its buyer or a parcel's number, and see who is late; they keep notes.

-- One text as folded_texts (0062) makes those of all languages alike.
create function folded_text(said text) returns text language sql immutable parallel safe as $$
  select lower(replace(translate(
    regexp_replace(normalize(coalesce(said, ''), NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u093c\u200c\u200d]', '', 'g'),
    'ıٱىةـ', 'iايه'
  ), 'œ', 'oe'))
$$;
create function digits_of(said text) returns text language sql immutable parallel safe as $$
  select regexp_replace(coalesce(said, ''), '[^0-9]', '', 'g')
$$;

-- By what somebody looks for an order: its code, and its buyer's name, e-mail and digits of the phone.
alter table orders add search_text text generated always as (
  lower(code) || ' ' || folded_text(address ->> 'name') || ' ' || lower(coalesce(address ->> 'email', '')) || ' '
  || digits_of(address ->> 'phone')
) stored;
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_placed on orders (created_at, id);
create index orders_total on orders (total, id);
create index orders_country on orders ((address ->> 'country'), id);
create index orders_method on orders (order_method, id);
create index orders_unpaid on orders (id) where paid_at is null and cancelled_at is null;
create index orders_cancelled on orders (id) where cancelled_at is not null;
create index orders_refunded on orders (id) where refunded > 0;

-- When a parcel should have arrived, as its buyer was told.
alter table parcels add due_at timestamptz;
update parcels p set due_at = o.created_at + make_interval(days => l.days)
from orders o, (select parcel_id, max(day_needed) as days from order_lines group by parcel_id) l
where o.id = p.order_id and l.parcel_id = p.id;
create index parcels_open on parcels (order_id, status) where cancelled_at is null and status < 5;
create index parcels_due on parcels (due_at, id) where cancelled_at is null and status < 5;
create index parcels_tracking on parcels using gin (lower(tracking_number) gin_trgm_ops) where tracking_number <> '';

create index order_lines_sold on order_lines (product_id, order_id);
drop index order_lines_product;
create index payments_review on payments (order_id) where state = 'review';
create index audit_subject on audit (subject, at);

-- What staff keep about an order or a customer for each other; nobody else reads it.
create table staff_notes (
  id int generated always as identity primary key,
  order_id int references orders on delete restrict,
  customer_id int references accounts on delete restrict,
  note text not null check (length(note) between 1 and 2000),
  account_id int references accounts on delete set null,
  actor text not null,
  created_at timestamptz not null default now(),
  constraint staff_notes_about_one check (num_nonnulls(order_id, customer_id) = 1)
);
create index staff_notes_order on staff_notes (order_id, id) where order_id is not null;
create index staff_notes_customer on staff_notes (customer_id, id) where customer_id is not null;
