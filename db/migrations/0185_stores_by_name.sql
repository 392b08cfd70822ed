-- Stores by their names, and how many begin with which letter: from the index alone.
alter table stores
  add column folded text generated always as (folded_text(name)) stored,
  add column initial text generated always as (left(folded_text(name), 1)) stored;
create index stores_by_name on stores (initial, folded, id)
  where public and suspended_at is null and closed_at is null and not held;
