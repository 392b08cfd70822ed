-- What the shop says otherwise than locales/*.json, and what it says in languages that have no file there. A row
-- stays when the built-in text is taken back, so that its version goes on and nobody saves over somebody unseen.
create table messages (
  id int generated always as identity unique,             -- what its history knows it by
  language text not null references languages on update cascade on delete cascade,
  section text not null check (section ~ '^[a-z]+(-[a-z]+)*$'),
  key text not null check (key ~ '^[A-Za-z0-9_-]{1,80}$'),
  text text check (char_length(text) between 1 and 2000 and text ~ '[^[:space:]]'),   -- null: the built-in one again
  version int not null default 1 check (version > 0),     -- rises with every change, by which processes see that there was one
  edited_at timestamptz not null default now(),
  primary key (language, section, key)
);
