-- How many products a brand, tag or attribute has, where they are many: counted by a job of the clock, so that no list
-- counts a million. Few are counted when they are asked for.
create table product_uses (
  noun text not null check (noun in ('brand', 'tag', 'attribute')),
  id int not null,
  products int not null check (products > 0),
  primary key (noun, id)
);
