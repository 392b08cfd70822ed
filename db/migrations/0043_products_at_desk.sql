-- Staff find any product at once, hidden ones too, at a million of them.

-- The languages that a text is written in, as one text.
create function languages_of(texts jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(code, ' ' order by code), '') from jsonb_object_keys(texts) code
$$;

create index products_hidden on products (id) where not public;
create index products_of_store on products (store_id, id);
create index products_by_price on products (shown, id);
create index products_by_update on products (updated_at, id);
create index products_written on products (languages_of(title), id);
-- In the languages that the shop comes with; sorting by title in another one takes longer.
create index products_title_ar on products (said(title, 'ar'), id);
create index products_title_en on products (said(title, 'en'), id);
create index products_title_fr on products (said(title, 'fr'), id);
create index products_title_hi on products (said(title, 'hi'), id);
create index products_title_tr on products (said(title, 'tr'), id);
create index inventories_scarce on inventories (quantity, product_id);
create index inventories_few on inventories (product_id, quantity) where quantity <= 5;
create index inventories_sku on inventories (upper(sku) text_pattern_ops);
