-- Staff hide reviews, with a reason, and show them again. A product is rated by those that are shown.

alter table reviews
  add column version int not null default 1,
  add column hidden boolean not null default false,
  add column hidden_reason text not null default '',
  add constraint reviews_hidden_reason_check
    check (length(hidden_reason) <= 500 and hidden = (hidden_reason <> ''));

create or replace function rate_products(changed int[]) returns void language plpgsql as $$
begin
  perform from products where id = any (changed) order by id for no key update;      -- its own statement: the next one sees what others wrote meanwhile
  update products p set review_count = r.count, rating = r.rating from (
    select c.id, count(v.id) as count, coalesce(round(avg(v.rating), 2), 0) as rating
    from unnest(changed) c (id)
    left join reviews v on v.product_id = c.id and not v.hidden
    group by c.id
  ) r where r.id = p.id and (p.review_count, p.rating) is distinct from (r.count, r.rating);
end $$;

drop trigger rate_changed on reviews;
create trigger rate_changed after update of rating, hidden on reviews for each row
  when (old.rating <> new.rating or old.hidden <> new.hidden) execute function rate_changed();

create index reviews_hidden on reviews (id) where hidden;
create index reviews_rating on reviews (rating, id);
create index reviews_said on reviews using gin (review gin_trgm_ops);
