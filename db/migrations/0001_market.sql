-- The market: content, catalogue, rules, carts, orders.
-- Money is integer minor units of the shop's one currency. Numbers that travel on the wire (types, methods, statuses)
-- are kept as the wire has them; src/contract/constants.ts names them.

create extension if not exists pg_trgm;

-- Texts of the market itself: one key per language code, never empty.
create domain words as jsonb check (jsonb_typeof(value) = 'object' and value <> '{}'::jsonb);
create domain minor as bigint check (value between 0 and 9007199254740991);
create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(value) <= 120);

-- A text in the asked language, else in English, else in any.
create function said(texts jsonb, language text) returns text language sql immutable parallel safe as
$$ select coalesce(texts ->> language, texts ->> 'en', (select value from jsonb_each_text(texts) limit 1)) $$;

-- settings and content ------------------------------------------------------------------------------------------------

create table languages (
  code text primary key check (code ~ '^[a-z]{2}$'),
  name text not null,
  direction text not null check (direction in ('ltr', 'rtl')),
  is_default boolean not null default false,
  predefined boolean not null default true,
  position int not null default 0
);
create unique index one_default_language on languages (is_default) where is_default;

create table settings (
  one boolean primary key default true check (one),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  currency_exponent smallint not null default 2 check (currency_exponent in (0, 2, 3)),
  currency_icon text not null default '$',
  currency_position smallint not null default 1 check (currency_position in (1, 2)),
  decimal_format text not null default 'en-US',
  phone text not null default '', email text not null default '',
  address_1 text not null default '', address_2 text not null default '', city text not null default '',
  state text not null default '', zip text not null default '', country text not null default '',
  default_country text not null default 'AF', default_state text not null default 'BDS',
  guest_checkout boolean not null default true,
  vendor_registration boolean not null default true,
  cookie_banner boolean not null default true,
  google_login boolean not null default false, facebook_login boolean not null default false,
  enable_ga boolean not null default false, ga_id text not null default '',
  enable_pixel boolean not null default false, pixel_id text not null default '',
  slider_autoplay int not null default 6000 check (slider_autoplay between 0 and 60000),
  site_name words not null, meta_title words not null, meta_description words not null, copyright_text words not null,
  header_logo text not null default '', footer_logo text not null default '', email_logo text not null default '',
  default_image text not null default '',
  primary_color text not null default '', primary_hover_color text not null default '', styling text not null default '',
  cash_on_delivery boolean not null default true,
  updated_at timestamptz not null default now()
);

-- A kept picture. `name` is the hash of its bytes; the files stand in the media folder.
create table pictures (
  name text primary key check (name ~ '^[0-9a-f]{16}\.(webp|jpg|png)$'),
  width int not null check (width > 0), height int not null check (height > 0),
  bytes int not null check (bytes > 0),
  resized_at timestamptz,
  created_at timestamptz not null default now()
);

create table sliders (
  id int generated always as identity primary key,
  type smallint not null check (type in (1, 2, 3)),
  title words not null, detail words, action words, image text not null, ground text not null default '#f3efe8',
  source_type smallint not null check (source_type between 1 and 6),
  source_ids int[] not null default '{}', tags text not null default '', slug slug not null, url text not null default '',
  public boolean not null default true, position int not null default 0
);

create table banners (
  id int generated always as identity primary key,
  type smallint not null check (type between 1 and 9),
  title words not null, detail words, action words, image text not null, ground text not null default '#f3efe8',
  source_type smallint not null check (source_type between 1 and 6),
  source_ids int[] not null default '{}', tags text not null default '', slug slug not null, url text not null default '',
  closable boolean not null default true, public boolean not null default true
);
create unique index one_public_banner_per_type on banners (type) where public;

create table site_features (
  id int generated always as identity primary key,
  image text not null, icon text not null default '', detail words not null, public boolean not null default true, position int not null default 0
);

create table pages (
  id int generated always as identity primary key,
  slug slug not null unique, title words not null, description words not null,
  meta_title words, meta_description words,
  component text check (component in ('Contact', 'Sitemap')),
  public boolean not null default true, updated_at timestamptz not null default now()
);

create table header_links (
  id int generated always as identity primary key,
  type smallint not null check (type in (1, 2)), title words not null, url text not null, position int not null default 0
);
create table footer_links (
  id int generated always as identity primary key,
  type smallint not null check (type in (1, 2)), page_id int not null references pages on delete cascade, position int not null default 0,
  unique (type, page_id)
);
create table footer_image_links (
  id int generated always as identity primary key,
  type smallint not null check (type in (1, 2)), title text not null, link text not null default '', image text not null,
  public boolean not null default true, position int not null default 0
);

-- stores and catalogue -------------------------------------------------------------------------------------------------

create table stores (
  id int generated always as identity primary key,
  slug slug not null unique, name text not null check (name <> ''), image text not null default '', about words,
  country text not null default '', city text not null default '',
  meta_title words, meta_description words,
  whatsapp_btn boolean not null default false, whatsapp_number text not null default '', whatsapp_default_msg text not null default '',
  public boolean not null default true,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);

create table categories (
  id int generated always as identity primary key,
  parent_id int references categories on delete restrict check (parent_id <> id),
  path int[] not null,                                   -- ids from the root to this one, kept by a trigger
  slug slug not null unique, title words not null, image text not null default '',
  meta_title words, meta_description words,
  featured boolean not null default false, in_footer boolean not null default false,
  public boolean not null default true, position int not null default 0,
  updated_at timestamptz not null default now()
);
create index categories_parent on categories (parent_id);
create index categories_path on categories using gin (path);

create function keep_category_path() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then
    new.path := array[new.id];
  else
    select path || new.id into strict new.path from categories where id = new.parent_id;
    if new.id = any (new.path[:array_length(new.path, 1) - 1]) then
      raise exception 'category % can not stand below itself', new.id using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
create trigger category_path before insert or update of parent_id, path on categories for each row execute function keep_category_path();

create function move_category_children() returns trigger language plpgsql as $$
begin
  update categories set path = path where parent_id = new.id;
  return null;
end $$;
create trigger category_moved after update of parent_id, path on categories for each row
  when (old.path is distinct from new.path) execute function move_category_children();

create table brands (
  id int generated always as identity primary key,
  slug slug not null unique, title words not null, image text not null default '',
  featured boolean not null default false, public boolean not null default true, updated_at timestamptz not null default now()
);

create table tags (
  id int generated always as identity primary key,
  slug text not null unique check (slug <> ''), title words not null, folded text not null
);
create index tags_folded on tags using gin (folded gin_trgm_ops);

create table attributes (id int generated always as identity primary key, slug text not null unique check (slug <> ''), title words not null);
create table attribute_values (
  id int generated always as identity primary key,
  attribute_id int not null references attributes on delete restrict,
  slug text not null check (slug <> ''), title words not null, position int not null default 0,
  unique (attribute_id, slug), unique (attribute_id, id)
);

create table tax_rules (
  id int generated always as identity primary key,
  store_id int references stores on delete cascade,      -- null: the owner's, for every store
  title words not null,
  type smallint not null check (type in (1, 2)),          -- 1 flat, 2 percent
  amount minor not null,                                  -- flat: minor units a piece; percent: hundredths of a percent
  check (type = 1 or amount <= 10000)
);

create table bundle_deals (
  id int generated always as identity primary key,
  store_id int references stores on delete cascade,
  title words not null, buy int not null check (buy > 0), free int not null check (free > 0 and free < buy)
);

create table shipping_rules (
  id int generated always as identity primary key,
  store_id int references stores on delete cascade,
  title words not null, single_price boolean not null default false
);
create table shipping_places (
  id int generated always as identity primary key,
  shipping_rule_id int not null references shipping_rules on delete cascade,
  country text not null check (country ~ '^([A-Z]{2}|ALL)$'), state text not null default 'ALL' check (state <> ''),
  price minor not null, day_needed int not null check (day_needed between 0 and 365),
  pickup_point boolean not null default false, pickup_price minor not null default 0, pickup_phone text not null default '',
  pickup_address_line_1 text not null default '', pickup_address_line_2 text not null default '', pickup_zip text not null default '',
  pickup_state text not null default '', pickup_city text not null default '', pickup_country text not null default '',
  unique (shipping_rule_id, country, state),
  check (country <> 'ALL' or state = 'ALL')
);

create table products (
  id int generated always as identity primary key,
  store_id int not null references stores on delete restrict,
  category_id int not null references categories on delete restrict,
  brand_id int references brands on delete set null,
  tax_rule_id int references tax_rules on delete restrict,
  shipping_rule_id int not null references shipping_rules on delete restrict,
  bundle_deal_id int references bundle_deals on delete set null,
  slug slug not null unique, title words not null, overview words, description words, badge words, unit words,
  meta_title words, meta_description words,
  image text not null default '', video text not null default '', video_thumb text not null default '',
  selling minor not null check (selling > 0),
  offered minor check (offered > 0 and offered < selling),
  shown bigint generated always as (coalesce(offered, selling)) stored,   -- what it costs outside a flash sale
  warranty boolean not null default false, refundable boolean not null default false, public boolean not null default true,
  review_count int not null default 0 check (review_count >= 0),
  rating numeric(3, 2) not null default 0 check (rating between 0 and 5),
  sold int not null default 0 check (sold >= 0),
  folded text not null default '',                        -- titles and tags of every language, folded for search
  import_key text,                                        -- the importer's handle of this product within its store
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (store_id, import_key)
);
create index products_store on products (store_id, updated_at desc, id desc) where public;
create index products_category on products (category_id, updated_at desc, id desc) where public;
create index products_brand on products (brand_id, updated_at desc, id desc) where public;
create index products_updated on products (updated_at desc, id desc) where public;
create index products_created on products (created_at desc, id desc) where public;
create index products_shown on products (shown, id) where public;
create index products_rating on products (rating desc, id desc) where public;
create index products_folded on products using gin (folded gin_trgm_ops);

create table product_tags (
  product_id int not null references products on delete cascade, tag_id int not null references tags on delete cascade,
  primary key (product_id, tag_id)
);
create index product_tags_tag on product_tags (tag_id, product_id);

create table product_images (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade, image text not null, position int not null default 0,
  attribute_value_ids int[] not null default '{}'
);
create index product_images_product on product_images (product_id, position);

create table inventories (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade,
  sku text not null default '', quantity int not null check (quantity >= 0),
  price minor not null default 0,                         -- 0: the product's own price
  weight int not null default 0 check (weight >= 0),      -- grams
  choice int[] not null default '{}',                     -- attribute_values ids, ascending
  position int not null default 0,
  unique (product_id, choice), unique (product_id, id)
);
create table inventory_attributes (
  inventory_id int not null references inventories on delete cascade,
  attribute_id int not null, attribute_value_id int not null,
  primary key (inventory_id, attribute_id),
  foreign key (attribute_id, attribute_value_id) references attribute_values (attribute_id, id)
);

create table collections (
  id int generated always as identity primary key,
  slug slug not null unique, title words not null, public boolean not null default true, position int not null default 0
);
create table collection_products (
  collection_id int not null references collections on delete cascade, product_id int not null references products on delete cascade,
  position int not null default 0, primary key (collection_id, product_id)
);
create index collection_products_product on collection_products (product_id);

create table flash_sales (
  id int generated always as identity primary key,
  title words not null, public boolean not null default true,
  start_at timestamptz not null, end_at timestamptz not null,
  renews boolean not null default false,                  -- gets another round of this length, with a fresh quota, when it ends
  length interval not null default '24 hours' check (length >= interval '1 hour'),
  check (end_at > start_at)
);
create index flash_sales_end on flash_sales (end_at) where public;
create table flash_sale_products (
  flash_sale_id int not null references flash_sales on delete cascade, product_id int not null references products on delete cascade,
  price minor not null check (price > 0),
  quota int not null check (quota > 0), sold int not null default 0 check (sold between 0 and quota),
  position int not null default 0, primary key (flash_sale_id, product_id)
);
create index flash_sale_products_product on flash_sale_products (product_id);

create table vouchers (
  id int generated always as identity primary key,
  store_id int references stores on delete cascade,      -- null: the owner's; else only that store's lines count
  title words not null, code text not null check (code ~ '^[A-Z0-9-]{4,32}$') unique,
  type smallint not null check (type in (1, 2)), amount minor not null check (amount > 0),
  capped_price minor check (capped_price > 0), min_spend minor not null default 0,
  usage_limit int not null check (usage_limit > 0), limit_per_customer int not null check (limit_per_customer > 0),
  used int not null default 0 check (used between 0 and usage_limit),
  start_at timestamptz not null, end_at timestamptz not null, public boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_at > start_at), check (type = 1 or amount <= 10000)
);

-- shoppers ------------------------------------------------------------------------------------------------------------

create domain visitor_token as text check (length(value) between 6 and 64);

create table addresses (
  id int generated always as identity primary key,
  user_token visitor_token not null,
  name text not null, email text not null, phone text not null,
  country text not null check (country ~ '^[A-Z]{2}$'), state text not null default '', city text not null, zip text not null,
  address_1 text not null, address_2 text not null default '', delivery_instruction text not null default '',
  chosen boolean not null default false,                  -- the address the next order goes to
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);
create index addresses_owner on addresses (user_token, created_at desc);
create unique index one_chosen_address on addresses (user_token) where chosen;

create table cart_lines (
  id bigint primary key check (id between 1 and 9007199254740991),   -- random: knowing it proves a guest owns it
  user_token visitor_token not null,
  product_id int not null, inventory_id int not null,
  quantity int not null check (quantity between 1 and 10000),
  selected boolean not null default true,
  shipping_place_id int references shipping_places on delete set null,
  shipping_type smallint check (shipping_type in (1, 2)),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (user_token, inventory_id),
  foreign key (product_id, inventory_id) references inventories (product_id, id) on delete cascade
);

-- orders --------------------------------------------------------------------------------------------------------------

create table orders (
  id int generated always as identity primary key,
  code text not null unique check (length(code) >= 16),   -- tracking code, at least 64 random bits
  user_token visitor_token not null,
  order_method smallint not null check (order_method between 1 and 7),
  paid_at timestamptz, cancelled_at timestamptz,
  currency text not null, currency_exponent smallint not null,
  user_address_id int not null references addresses on delete restrict,
  address jsonb not null,                                 -- as it was when the order was placed
  voucher_id int references vouchers on delete restrict, voucher_code text,
  subtotal minor not null, bundle_offer minor not null, tax minor not null, shipping_price minor not null, voucher_price minor not null,
  total minor not null check (total = subtotal - bundle_offer + tax + shipping_price - voucher_price),
  language text not null default 'en', time_zone text not null default 'UTC',
  idempotency_key text,
  created_at timestamptz not null default now(),
  unique (user_token, idempotency_key)
);
create index orders_owner on orders (user_token, created_at desc);

create table parcels (
  id int generated always as identity primary key,
  order_id int not null references orders on delete restrict,
  store_id int not null references stores on delete restrict,
  code text not null unique check (length(code) >= 16),
  status smallint not null default 1 check (status between 1 and 5),
  cancelled_at timestamptz,
  carrier text not null default '', tracking_number text not null default '',
  subtotal minor not null, bundle_offer minor not null, tax minor not null, shipping_price minor not null, voucher_price minor not null,
  total minor not null check (total = subtotal - bundle_offer + tax + shipping_price - voucher_price),
  updated_at timestamptz not null default now(),
  unique (order_id, store_id), unique (order_id, id)
);
create index parcels_store on parcels (store_id, id desc);

create table order_lines (
  id int generated always as identity primary key,
  order_id int not null, parcel_id int not null,
  product_id int not null references products on delete restrict,
  inventory_id int,                                       -- kept as a number when the variant is gone
  title words not null, image text not null, choice words,  -- frozen: name and chosen options per language
  sku text not null default '',
  quantity int not null check (quantity > 0), bundle_free int not null default 0 check (bundle_free >= 0 and bundle_free <= quantity),
  selling minor not null,                                 -- unit price paid
  tax_price minor not null,                               -- tax of one unit
  shipping_price minor not null,                          -- of the whole line
  voucher_price minor not null default 0,                 -- the line's share
  flash_sale_id int,
  shipping_place_id int references shipping_places on delete set null,
  shipping_type smallint not null check (shipping_type in (1, 2)), day_needed int not null default 0,
  foreign key (order_id, parcel_id) references parcels (order_id, id)
);
create index order_lines_order on order_lines (order_id);
create index order_lines_product on order_lines (product_id);

-- What happened to a parcel, one row a step.
create table parcel_events (
  id bigint generated always as identity primary key,
  parcel_id int not null references parcels on delete restrict,
  action text not null check (action in ('placed', 'confirm', 'pick-up', 'send', 'deliver', 'cancel')),
  actor text not null, note text not null default '', at timestamptz not null default now()
);
create index parcel_events_parcel on parcel_events (parcel_id, at);

create table voucher_uses (
  order_id int primary key references orders on delete restrict,
  voucher_id int not null references vouchers on delete restrict,
  user_token visitor_token not null, created_at timestamptz not null default now()
);
create index voucher_uses_customer on voucher_uses (voucher_id, user_token);

create table cancellations (
  id int generated always as identity primary key,
  order_id int not null unique references orders on delete restrict,
  title text not null, message text not null, refunded boolean not null default false,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now()
);

create table reviews (
  id int generated always as identity primary key,
  product_id int not null references products on delete cascade,
  order_id int not null references orders on delete restrict,
  user_token visitor_token not null, name text not null,
  rating smallint not null check (rating between 1 and 5), review text not null default '',
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  unique (product_id, order_id)
);
create index reviews_product on reviews (product_id, created_at desc, id desc);
create table review_images (
  id int generated always as identity primary key, review_id int not null references reviews on delete cascade, image text not null
);
create index review_images_review on review_images (review_id);

-- the market's own work -------------------------------------------------------------------------------------------------

-- The diary: what happened, written in the transaction in which it did.
create table events (
  id bigint generated always as identity primary key,
  kind text not null, data jsonb not null, at timestamptz not null default now()
);
create index events_order_mail on events (((data ->> 'order')::int), at) where kind = 'order-mail-asked';

create table mails (
  id bigint generated always as identity primary key,
  kind text not null, recipient text not null, language text not null,
  subject text not null, html text not null, plain text not null,
  created_at timestamptz not null default now()
);

create table imports (
  id int generated always as identity primary key,
  store_id int not null references stores on delete cascade, file text not null,
  created int not null default 0, updated int not null default 0, refused int not null default 0,
  started_at timestamptz not null default now(), finished_at timestamptz, undone_at timestamptz
);
create table import_changes (
  import_id int not null references imports on delete cascade, product_id int not null references products on delete cascade,
  before jsonb,                                           -- null: the import made the product
  primary key (import_id, product_id)
);
create index import_changes_product on import_changes (product_id);
