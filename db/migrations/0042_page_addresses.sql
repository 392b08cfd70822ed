-- Where pages stood before they were given another address: who comes there is led on.
create table page_old_slugs (
  slug slug primary key,
  page_id int not null references pages on delete cascade
);
create index page_old_slugs_page on page_old_slugs (page_id);
