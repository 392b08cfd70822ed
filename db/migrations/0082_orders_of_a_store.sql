-- The orders of a store, newest first, in one index.
create index parcels_of_store on parcels (store_id, order_id);
