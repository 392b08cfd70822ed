-- Vouchers as staff edit them: what each counts for, and whether everybody is shown it.

alter table vouchers
  -- false: only who was told the code knows of it
  add column listed boolean not null default true,
  -- what it counts for; empty lists: for everything
  add column product_ids int[] not null default '{}',
  add column category_ids int[] not null default '{}',
  add column store_ids int[] not null default '{}',
  -- a store pays for its own goods alone
  add constraint vouchers_store_ids_check check (store_id is null or store_ids = '{}');

create function counts_for_all(v vouchers) returns boolean language sql immutable parallel safe as $$
  select v.store_id is null and cardinality(v.product_ids || v.category_ids || v.store_ids) = 0
$$;

-- Staff find a voucher among many by its code or its name, and the orders that it was used for.
create index vouchers_found on vouchers
  using gin ((lower(code) || ' ' || folded_texts(title)) gin_trgm_ops);
create index vouchers_store on vouchers (store_id, id) where store_id is not null;
create index vouchers_end on vouchers (end_at, id);
create index vouchers_used on vouchers (used, id);
create index orders_voucher on orders (voucher_id, id) where voucher_id is not null;
