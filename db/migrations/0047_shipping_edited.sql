-- Whoever takes a place out of a shipping rule asks which carts and order lines have it.
create index cart_lines_place on cart_lines (shipping_place_id) where shipping_place_id is not null;
create index order_lines_place on order_lines (shipping_place_id) where shipping_place_id is not null;
create index products_shipping_rule on products (shipping_rule_id);
