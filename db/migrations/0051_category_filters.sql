-- What the listing of a category can be narrowed by, besides brand, price and the like: attributes of
-- its products' variants. A category has its own and those of the categories that it stands below.
create table category_filters (
  category_id int not null references categories on delete cascade,
  attribute_id int not null references attributes on delete cascade,
  position int not null check (position > 0),
  primary key (category_id, attribute_id)
);
create index category_filters_attribute on category_filters (attribute_id);
