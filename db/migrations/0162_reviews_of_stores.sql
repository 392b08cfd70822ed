-- Whose product a review is of stands with it, so that a store with many products finds its own
-- without reading all. A product never changes its store.
alter table reviews add column store_id int references stores on delete restrict;
update reviews r set store_id = p.store_id from products p where p.id = r.product_id;
-- whoever writes a review does not say it: a trigger does
alter table reviews alter column store_id set default 0, alter column store_id set not null;
create index reviews_store on reviews (store_id, id) where not hidden;

create function know_store_of_review() returns trigger language plpgsql as $$
begin
  select store_id into new.store_id from products where id = new.product_id;
  return new;
end $$;
create trigger know_store_of_review before insert or update of product_id on reviews
  for each row execute function know_store_of_review();
