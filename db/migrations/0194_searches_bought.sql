-- How often products that a search found were put into a cart and ordered: numbers of the day, for
-- each store, nothing of who, and of no cart or order.

create table search_outcomes (
  search_id int not null references searches on delete cascade,
  store_id int not null references stores on delete cascade,
  -- of the market's time zone
  day date not null,
  carted int not null default 0,
  ordered int not null default 0,
  primary key (search_id, store_id, day),
  constraint search_outcomes_carted_check check (carted >= 0),
  constraint search_outcomes_ordered_check check (ordered >= 0)
);
create index search_outcomes_day on search_outcomes (day);
create index search_outcomes_store on search_outcomes (store_id);

-- the sums of the days that are kept
alter table searches
  add column carted int not null default 0,
  add column ordered int not null default 0,
  add constraint searches_carted_check check (carted >= 0),
  add constraint searches_ordered_check check (ordered >= 0);
create index searches_carted on searches (carted, id);
create index searches_ordered on searches (ordered, id);
