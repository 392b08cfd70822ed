-- Which products are sold out, counted among a million: variants without pieces, and none of the same product that has
-- some. The second one answers the shop's listings, too.
create index inventories_out on inventories (product_id) where quantity = 0;
create index inventories_in_stock on inventories (product_id) where quantity > 0;
