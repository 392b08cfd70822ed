-- Searches that may be told to others while they type: nothing is kept of who searched. Of 30 bits, a visitor sets one,
-- the same each time and another one for other words; each bit is shared by a thirtieth of all people.
alter table searches
  add column visitors int not null default 0,
  add column told boolean not null default false,
  add constraint searches_visitors_check check (visitors between 0 and 1073741823),
  add constraint searches_told_check check (not told or found > 0 and bit_count(visitors::bit(30)) >= 3);
create index searches_told on searches (language, words text_pattern_ops) where told;
