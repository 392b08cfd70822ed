-- A brand that was merged into another one: its addresses lead there, and so do files that still name it.
create table merged_brands (
  id int primary key,
  slug slug not null,
  into_id int not null references brands on delete cascade
);
create index merged_brands_into on merged_brands (into_id);
create index merged_brands_slug on merged_brands (slug);
