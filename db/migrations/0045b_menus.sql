-- The menus of header and footer are edited together: they have one version.
create table menus (
  one boolean primary key default true check (one),
  version int not null default 1 check (version > 0)
);
insert into menus default values;
