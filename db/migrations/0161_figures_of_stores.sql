-- How a store does, for those who run it: its days, its products, the places it sells to and the
-- searches that found it. Sales are counted by the job of the store figures; views as they come.

-- What a store sold on a day of the market's time zone, in the market's currency.
create table store_days (
  store_id int not null references stores on delete cascade,
  day date not null,
  parcels int not null,
  cancelled int not null,
  sales minor not null,
  primary key (store_id, day),
  constraint store_days_parcels_check check (parcels >= 0),
  constraint store_days_cancelled_check check (cancelled between 0 and parcels)
);

-- Views of a product's page, and pieces of it that were sold and not cancelled.
create table product_days (
  product_id int not null references products on delete cascade,
  day date not null,
  store_id int not null references stores on delete cascade,
  views int not null default 0,
  pieces int not null default 0,
  sales minor not null default 0,
  primary key (product_id, day),
  constraint product_days_views_check check (views >= 0),
  constraint product_days_pieces_check check (pieces >= 0)
);
create index product_days_store on product_days (store_id, day)
  include (product_id, views, pieces, sales);

-- From where people came to the pages of a store's products; nothing of who.
create table view_days (
  store_id int not null references stores on delete cascade,
  day date not null,
  source text not null,
  views int not null,
  primary key (store_id, day, source),
  constraint view_days_source_check
    check (source in ('shop', 'search', 'social', 'site', 'direct')),
  constraint view_days_views_check check (views >= 0)
);

-- Where a store's parcels of the last 90 days went, cancelled ones left out.
create table store_places (
  store_id int not null references stores on delete cascade,
  country text not null,
  parcels int not null,
  sales minor not null,
  primary key (store_id, country),
  constraint store_places_country_check check (country ~ '^[A-Z]{2}$'),
  constraint store_places_parcels_check check (parcels > 0)
);

-- The stores whose products a search found, when it found few products.
create table search_stores (
  search_id int not null references searches on delete cascade,
  store_id int not null references stores on delete cascade,
  found int not null,
  primary key (search_id, store_id),
  constraint search_stores_found_check check (found > 0)
);
create index search_stores_store on search_stores (store_id);

-- How long a store took to answer the reviews of the last 90 days, in the middle; null: none.
alter table store_figures
  add column answer_hours int,
  add column answered int not null default 0,
  add constraint store_figures_answer_hours_check check (answer_hours >= 0),
  add constraint store_figures_answered_check check (answered >= 0);
