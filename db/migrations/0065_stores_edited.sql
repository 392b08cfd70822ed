-- Staff make and edit stores at the desk.
alter table stores add column version int not null default 1 check (version > 0);
