-- Flash sales as staff edit them.

alter table flash_sale_products
  -- how many one customer can buy in one round of the sale; null: as many as there are
  add column per_customer int,
  add constraint flash_sale_products_per_customer_check check (per_customer > 0);

-- What was sold in a sale, and what of it a customer has bought.
create index order_lines_flash_sale on order_lines (flash_sale_id, product_id)
  where flash_sale_id is not null;
