-- A list of a category or a brand is walked in the order that is asked for, however deep its page, by
-- the index alone: it has what most lists are narrowed by.
drop index product_facts_fresh, product_facts_newest, product_facts_price;
create index product_facts_fresh on product_facts (in_stock, updated_at, id) include (category_id, brand_id) where public;
create index product_facts_newest on product_facts (in_stock, created_at, id) include (category_id, brand_id) where public;
create index product_facts_price on product_facts (price, id) include (category_id, brand_id, public);
