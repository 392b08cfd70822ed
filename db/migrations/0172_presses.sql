-- How often a product was opened from what a search found: numbers of the day, nothing of who.

alter table searches add column pressed int not null default 0 check (pressed >= 0);
create index searches_pressed on searches (pressed, id);

-- a product may be opened on a day on which nobody has searched anew
alter table search_days add column pressed int not null default 0 check (pressed >= 0),
  drop constraint search_days_asked_check,
  add constraint search_days_asked_check check (asked >= 0);
