-- A rule of commission is saved over the version that was opened.
alter table commission_rules add column version int not null default 1;
