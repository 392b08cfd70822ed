-- The language that the shop was in when a review was written; null where that is not known.
alter table reviews add column language text check (language ~ '^[a-z]{2}$');
