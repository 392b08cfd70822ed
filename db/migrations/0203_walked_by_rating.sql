-- A deep page of a category by rating is walked in the index, as pages by date and price are: with the
-- category beside it, no row is read that is only passed by.
drop index product_facts_rating;

create index product_facts_rating on product_facts (rating, id) include (category_id, brand_id)
where public;
