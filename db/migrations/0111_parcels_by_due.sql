-- Parcels by when they should arrive, and those that were cancelled, among any number.
create index parcels_by_due on parcels (due_at, id);
create index parcels_cancelled on parcels (id) where cancelled_at is not null;
