-- The owner's own scripts. A row names the pages that may hold it; the list has none where somebody signs in, pays,
-- or sees an account or an order, so no row can.
create table custom_scripts (
  id int generated always as identity primary key,
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  consent text not null check (consent in ('functional', 'analytics', 'marketing')),
  pages text[] not null check (
    cardinality(pages) between 1 and 20 and pages <@ array[
      'all', 'home', 'brands', 'categories', 'products', 'category', 'sub-category', 'flash-sales', 'flash-sale',
      'search', 'content', 'store', 'brand', 'collection', 'product', 'cart'
    ]
  ),
  code text not null default '' check (octet_length(code) <= 16384),
  address text not null default '' check (
    address = '' or (length(address) <= 500 and address ~ '^https://[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?/[^\s;,''"<>\\]*$')
  ),
  -- where it may send and fetch besides the host of its address
  hosts text[] not null default '{}' check (
    cardinality(hosts) <= 8 and array_position(hosts, null) is null and
    array_to_string(hosts, ' ') ~ '^(https://(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:[0-9]+)?( |$))*$'
  ),
  position int not null default 0 check (position between 0 and 10000),
  enabled boolean not null default true,
  check (code = '' or btrim(code, E' \t\r\n') <> ''),
  check ((code = '') <> (address = ''))
);

-- These four had no effect until now; what could not have one is not kept.
update settings set ga_id = '', enable_ga = false where ga_id !~ '^([A-Z]{1,3}-[A-Z0-9-]{4,20})?$';
update settings set enable_ga = false where ga_id = '';
update settings set pixel_id = '', enable_pixel = false where pixel_id !~ '^([0-9]{5,20})?$';
update settings set enable_pixel = false where pixel_id = '';
update settings set styling = '' where octet_length(styling) > 65536 or styling ~* '@import';
alter table settings
  add check (ga_id ~ '^([A-Z]{1,3}-[A-Z0-9-]{4,20})?$'), add check (not enable_ga or ga_id <> ''),
  add check (pixel_id ~ '^([0-9]{5,20})?$'), add check (not enable_pixel or pixel_id <> ''),
  add check (octet_length(styling) <= 65536 and styling !~* '@import');
