-- When the products of a search were counted: one that is made often is not searched for again each time.
alter table searches add column counted_at timestamptz not null default '-infinity';
