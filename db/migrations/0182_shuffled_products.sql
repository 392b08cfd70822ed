-- Products in an order that says nothing of them, each at a place of its own: neighbours stand far apart. Who wants to
-- be shown something else every day walks through it from another place, and comes by all of them once.
create function shuffled_place(id int) returns bigint language sql immutable parallel safe return
  (id::bigint * 2654435761) & 4294967295;
create index product_facts_shuffled on product_facts (shuffled_place(id)) where public and in_stock;
