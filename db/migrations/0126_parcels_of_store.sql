-- What waits in one store: each step by when its parcels are due, and the few that were cancelled.
create index parcels_of_store_open on parcels (store_id, status, due_at, id) where cancelled_at is null and status < 5;
create index parcels_of_store_cancelled on parcels (store_id, id) where cancelled_at is not null;
