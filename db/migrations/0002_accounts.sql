-- Customers: accounts and what belongs to them.

-- One key for whoever shops: `v:` and the token a browser made, or `a:` and the number of an account.
create domain shopper_key as text check (value ~ '^v:.{6,64}$' or value ~ '^a:[1-9][0-9]{0,9}$');
create function account_of(shopper text) returns int language sql immutable parallel safe as
  $$ select case when shopper like 'a:%' then substr(shopper, 3)::int end $$;

create table accounts (
  id int generated always as identity primary key,
  email text unique check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  name text not null, phone text not null default '',
  password text check (password like '$argon2id$%'),       -- null: signs in by a provider only
  verified_at timestamptz,                                -- when the address was proven
  language text not null default 'en',
  erased_at timestamptz,                                  -- deleted by the customer: a number without a person
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  check ((email is null) = (erased_at is not null)), check (erased_at is null or (password is null and name = '' and phone = ''))
);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id int not null references accounts on delete cascade,
  device text not null default '', network text not null default '',      -- as the customer may recognise it
  created_at timestamptz not null default now(), seen_at timestamptz not null default now(), expires_at timestamptz not null
);
create index sessions_account on sessions (account_id, seen_at desc);

-- The secret that signs bearers: made here, never told.
create table secrets (name text primary key, value text not null check (length(value) >= 64));
insert into secrets (name, value) values ('bearer', replace(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Six digits sent by mail: one live code for an address and a purpose.
create table codes (
  purpose text not null check (purpose in ('verify', 'password', 'seller', 'social')), email text not null,
  hash text not null, bound text,                         -- the visitor's token of who asked for it, where one was told: it is good there only
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null, created_at timestamptz not null default now(),
  issued smallint not null default 1 check (issued between 1 and 3), since timestamptz not null default now(),   -- how many within an hour
  primary key (purpose, email)
);

-- How often somebody tried to be somebody. Lost in a crash, at no loss.
create unlogged table attempts (name text primary key, count int not null, ends_at timestamptz not null);

-- Google and Facebook: who they say somebody is.
create table identities (
  issuer text not null, subject text not null, service text not null check (service in ('google', 'facebook')),
  account_id int not null references accounts on delete cascade, created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_account on identities (account_id);
-- A visit to a provider that has not come back yet.
create table social_visits (
  id text primary key, service text not null, data jsonb not null, expires_at timestamptz not null
);
-- What the callback hands to the browser: changed once for a bearer.
create table social_handoffs (
  hash text primary key, account_id int not null references accounts on delete cascade, user_token text, expires_at timestamptz not null
);

-- what a shopper owns ---------------------------------------------------------------------------------------------------

alter table addresses rename column user_token to shopper;
alter table addresses alter column shopper type shopper_key using ('v:' || shopper)::shopper_key;
alter table addresses add column account_id int generated always as (account_of(shopper)) stored references accounts;

alter table cart_lines rename column user_token to shopper;
alter table cart_lines alter column shopper type shopper_key using ('v:' || shopper)::shopper_key;
alter table cart_lines add column account_id int generated always as (account_of(shopper)) stored references accounts;

alter table orders rename column user_token to shopper;
alter table orders alter column shopper type shopper_key using ('v:' || shopper)::shopper_key;
alter table orders add column account_id int generated always as (account_of(shopper)) stored references accounts;

alter table voucher_uses rename column user_token to shopper;
alter table voucher_uses alter column shopper type shopper_key using ('v:' || shopper)::shopper_key;

alter table reviews rename column user_token to shopper;
alter table reviews alter column shopper type shopper_key using ('v:' || shopper)::shopper_key;
alter table reviews add column account_id int generated always as (account_of(shopper)) stored references accounts;
alter table reviews add column helpful int not null default 0 check (helpful >= 0);
create table review_votes (
  review_id int not null references reviews on delete cascade, shopper shopper_key not null, created_at timestamptz not null default now(),
  primary key (review_id, shopper)
);
create index review_votes_shopper on review_votes (shopper);

-- A review shows at most six pictures, each in its place.
alter table review_images add column place smallint;
update review_images i set place = n.place from (select id, row_number() over (partition by review_id order by id) as place from review_images) n where n.id = i.id;
alter table review_images alter column place set not null, add check (place between 1 and 6), add unique (review_id, place);
drop index review_images_review;

-- What a product and a review say of themselves follows from the reviews and the votes, whoever writes or removes them.
create function rate_products(changed int[]) returns void language plpgsql as $$
begin
  perform from products where id = any (changed) order by id for no key update;      -- its own statement: the next one sees what others wrote meanwhile
  update products p set review_count = r.count, rating = r.rating from (
    select c.id, count(v.id) as count, coalesce(round(avg(v.rating), 2), 0) as rating from unnest(changed) c (id) left join reviews v on v.product_id = c.id group by c.id
  ) r where r.id = p.id and (p.review_count, p.rating) is distinct from (r.count, r.rating);
end $$;
create function rate_reviewed() returns trigger language plpgsql as $$
begin
  perform rate_products(array(select distinct product_id from written));
  return null;
end $$;
create trigger rate_reviewed after insert on reviews referencing new table as written for each statement execute function rate_reviewed();
create trigger rate_unreviewed after delete on reviews referencing old table as written for each statement execute function rate_reviewed();
create function rate_changed() returns trigger language plpgsql as $$
begin
  perform rate_products(array[new.product_id]);
  return null;
end $$;
create trigger rate_changed after update of rating on reviews for each row when (old.rating <> new.rating) execute function rate_changed();

create function count_helpful() returns trigger language plpgsql as $$
begin
  update reviews set helpful = helpful + case tg_op when 'INSERT' then 1 else -1 end where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
create trigger count_helpful after insert or delete on review_votes for each row execute function count_helpful();

create table wishes (
  id int generated always as identity primary key, account_id int not null references accounts on delete cascade,
  product_id int not null references products on delete cascade, created_at timestamptz not null default now(), unique (account_id, product_id)
);
create table compares (
  id int generated always as identity primary key, account_id int not null references accounts on delete cascade,
  product_id int not null references products on delete cascade, created_at timestamptz not null default now(), unique (account_id, product_id)
);
create table follows (
  id int generated always as identity primary key, account_id int not null references accounts on delete cascade,
  store_id int not null references stores on delete cascade, created_at timestamptz not null default now(), unique (account_id, store_id)
);
create index follows_store on follows (store_id);

-- What a thing was taxed by, as it was sold: the invoice says it.
alter table order_lines add column tax_title words, add column tax_type smallint check (tax_type in (1, 2)), add column tax_amount minor;
alter table order_lines add check ((tax_type is null) = (tax_amount is null));

-- The invoice of a parcel: its number without a gap within the store and the year, and what it says of seller, market and money, as they were then.
create table invoices (
  parcel_id int primary key references parcels on delete restrict,
  store_id int not null references stores on delete restrict,
  year int not null check (year between 2000 and 9999), number int not null check (number > 0),
  before int generated always as (nullif(number - 1, 0)) stored,
  stated jsonb not null, issued_at timestamptz not null,
  unique (store_id, year, number),
  foreign key (store_id, year, before) references invoices (store_id, year, number)
);

-- Who took a parcel's step: `actor` says as what (customer, seller, staff), the account who, where there is one.
alter table parcel_events add column account_id int references accounts;

-- sellers and staff -----------------------------------------------------------------------------------------------------

alter table stores add column suspended_at timestamptz, add column suspended_reason text not null default '';
alter table stores add check ((suspended_at is null) = (suspended_reason = ''));

-- A product is public when its seller wants it so and its store is open.
alter table products rename column public to published;
alter table products add column store_open boolean not null default true;
update products p set store_open = s.public from stores s where s.id = p.store_id and not s.public;
alter table products add column public boolean generated always as (published and store_open) stored;
create function keep_store_open() returns trigger language plpgsql as $$
begin
  update products set store_open = new.public and new.suspended_at is null where store_id = new.id and store_open <> (new.public and new.suspended_at is null);
  return null;
end $$;
create trigger keep_store_open after update of public, suspended_at on stores for each row execute function keep_store_open();
create function know_store_open() returns trigger language plpgsql as $$
begin
  select public and suspended_at is null into new.store_open from stores where id = new.store_id for share;
  return new;
end $$;
create trigger know_store_open before insert or update of store_id on products for each row execute function know_store_open();

create table store_members (
  store_id int not null references stores on delete cascade, account_id int not null references accounts on delete cascade,
  role text not null check (role in ('owner', 'staff')), created_at timestamptz not null default now(),
  primary key (store_id, account_id)
);
create index store_members_account on store_members (account_id);

create table staff (
  account_id int primary key references accounts on delete cascade,
  role text not null check (role in ('owner', 'manager', 'support')), created_at timestamptz not null default now()
);

create table applications (
  id int generated always as identity primary key, account_id int not null references accounts on delete cascade,
  store_name text not null check (store_name <> ''), language text not null,
  state text not null default 'unverified' check (state in ('unverified', 'received', 'approved', 'refused')),
  reason text not null default '', store_id int unique references stores on delete cascade,
  decided_by int references accounts, decided_at timestamptz, created_at timestamptz not null default now(),
  check ((state = 'approved') = (store_id is not null)), check ((state = 'refused') = (reason <> '')), check ((state in ('approved', 'refused')) = (decided_at is not null))
);
create unique index one_open_application on applications (account_id) where state in ('unverified', 'received');

-- Who of the market did what, to be read later.
create table audit (
  id bigint generated always as identity primary key,
  account_id int references accounts, actor text not null, action text not null, subject text not null, note text not null default '', at timestamptz not null default now()
);

-- letters ---------------------------------------------------------------------------------------------------------------

create table subscribers (
  email text primary key check (email = lower(email)), language text not null, key text not null unique,
  confirmed_at timestamptz, left_at timestamptz, created_at timestamptz not null default now()
);
create table contact_messages (
  id int generated always as identity primary key, name text not null, email text not null, subject text not null, message text not null,
  created_at timestamptz not null default now()
);
create index contact_messages_email on contact_messages (lower(email), created_at);

-- The delivery log: each try of each letter ends here. What stands in headers holds no line end. Who sends a letter claims it first.
alter table mails add column state text not null default 'waiting' check (state in ('waiting', 'sent', 'outbox', 'failed')),
  add column reply_to text, add column headers jsonb not null default '{}', add column tries int not null default 0 check (tries >= 0), add column last_error text,
  add column claimed_at timestamptz, add column sent_at timestamptz;
alter table mails add check ((state = 'sent') = (sent_at is not null)), add check (claimed_at is null or state = 'waiting'),
  add check (recipient !~ '[\s<>,;]' and subject !~ '[\r\n]' and reply_to !~ '[\s<>,;]' and headers::text !~ '\\[rn]');
create index mails_recipient on mails (recipient, kind, created_at);
update mails set state = 'outbox';
create index mails_waiting on mails (id) where state = 'waiting';

-- The indexes of lists follow what is public now.
drop index products_store, products_category, products_brand, products_updated, products_created, products_shown, products_rating;
create index products_store on products (store_id, updated_at desc, id desc) where public;
create index products_category on products (category_id, updated_at desc, id desc) where public;
create index products_brand on products (brand_id, updated_at desc, id desc) where public;
create index products_updated on products (updated_at desc, id desc) where public;
create index products_created on products (created_at desc, id desc) where public;
create index products_shown on products (shown, id) where public;
create index products_rating on products (rating desc, id desc) where public;

-- What imports remember of products, under the columns' new name.
update import_changes set before = jsonb_set(before #- '{facts,public}', '{facts,published}', before #> '{facts,public}') where before #> '{facts,public}' is not null;
