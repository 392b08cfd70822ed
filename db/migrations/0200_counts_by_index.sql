-- Products of a brand and of a store are counted, and what a store's reviews say is summed, by an
-- index alone: a page of a large store read each of its products for that.
drop index product_facts_brand;
create index product_facts_brand on product_facts (brand_id, category_id, id) include (public)
  where brand_id is not null;
drop index product_facts_store;
create index product_facts_store on product_facts (store_id, id)
  include (public, rating, review_count);
