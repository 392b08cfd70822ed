-- A deep page of a category is merged from what each category below it has in order.
create index product_facts_category_fresh on product_facts (category_id, in_stock, updated_at, id) where public;
