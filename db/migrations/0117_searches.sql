-- What shoppers searched for: words and how often, and nothing of who.

create table searches (
  id int generated always as identity primary key,
  language text not null,
  -- made alike, so that other spellings of the same are one search
  words text not null check (words <> '' and length(words) <= 100),
  -- as somebody wrote them last
  typed text not null check (typed <> '' and length(typed) <= 100),
  -- within the days that are kept
  asked int not null check (asked >= 0),
  -- how many products there were when it was asked last, counted to 101
  found int not null check (found between 0 and 101),
  last_at timestamptz not null,
  unique (language, words)
);
create index searches_words on searches using gin (words gin_trgm_ops);
create index searches_asked on searches (asked, id);
create index searches_last_at on searches (last_at, id);
create index searches_without on searches (asked, id) where found = 0;

-- by days of the market's time zone
create table search_days (
  search_id int not null references searches on delete cascade,
  day date not null,
  asked int not null check (asked > 0),
  primary key (search_id, day)
);
create index search_days_day on search_days (day);
