-- Keys with which programs make the calls of the staff, within their scopes. Of the key itself only a hash is kept.
create table api_keys (
  id int generated always as identity primary key,
  store_id int references stores on delete cascade, -- whose it is; null: the market's
  name text not null check (length(name) between 1 and 80),
  scopes text[] not null check (cardinality(scopes) > 0 and not 'staff' = any(scopes)),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'), -- SHA-256; the key is random, so no salt is needed
  hint text not null,                                        -- its first letters, to know it again
  made_by int not null references accounts,
  made_at timestamptz not null default now(),
  ends_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);
-- A name may be used again when the key that had it is revoked.
create unique index api_keys_name on api_keys (coalesce(store_id, 0), name) where revoked_at is null;
create index api_keys_made_by on api_keys (made_by);
create index api_keys_store on api_keys (store_id) where store_id is not null;
