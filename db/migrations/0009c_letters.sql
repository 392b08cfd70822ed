-- When the store was told of a parcel that it may work on: once.
alter table parcels add column announced_at timestamptz;
