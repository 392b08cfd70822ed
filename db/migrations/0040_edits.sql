-- What staff edit carries a version, so that two who edit the same thing do not undo each other unseen,
-- and each edit is written down with what it changed.
do $$
declare edited text;
begin
  foreach edited in array array['settings', 'sliders', 'banners', 'site_features', 'pages', 'header_links',
    'footer_links', 'footer_image_links', 'categories', 'brands', 'tags', 'attributes', 'tax_rules', 'bundle_deals',
    'shipping_rules', 'products', 'collections', 'flash_sales', 'vouchers']
  loop
    execute format('alter table %I add version int not null default 1 check (version > 0)', edited);
  end loop;
end $$;

create table edits (
  id bigint generated always as identity primary key,
  noun text not null check (noun ~ '^[a-z]+(-[a-z]+)*$'),
  thing_id int not null,
  version int not null check (version > 0),               -- the one that the edit made
  account_id int references accounts,                     -- null: the terminal
  actor text not null,
  was jsonb check (jsonb_typeof(was) = 'object'),         -- changed fields before; null: the edit made the thing
  became jsonb check (jsonb_typeof(became) = 'object'),   -- the same fields after; null: the edit deleted it
  at timestamptz not null default now(),
  unique (noun, thing_id, version),
  check (was is not null or became is not null)
);
create index edits_account on edits (account_id, at desc);

create function never_changed() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed or deleted', tg_table_name using errcode = 'check_violation';
end $$;
create trigger never_changed before update or delete on edits for each row execute function never_changed();
create trigger never_truncated before truncate on edits for each statement execute function never_truncated();
