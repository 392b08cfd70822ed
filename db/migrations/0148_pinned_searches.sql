-- Products that the owner puts first for a search: "best match".

create table pinned_searches (
  id int generated always as identity primary key,
  version int not null default 1,
  -- null: in every language
  language text references languages (code) on update cascade on delete cascade,
  typed text not null check (typed = trim(typed) and length(typed) between 1 and 100),
  -- made alike, as searches are counted
  words text not null check (words <> '' and length(words) <= 100),
  constraint pinned_searches_typed_key unique nulls not distinct (words, language)
);
create table pinned_products (
  pinned_search_id int not null references pinned_searches on delete cascade,
  product_id int not null references products on delete cascade,
  position int not null,
  primary key (pinned_search_id, product_id)
);
create index pinned_products_product on pinned_products (product_id);
