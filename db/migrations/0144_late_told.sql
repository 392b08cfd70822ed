-- When a store was last written to about its parcels that are late: once a day, about all of them.
alter table stores add column late_told_at timestamptz;
