-- A store's own list of a hundred thousand products is walked in the order that is asked for.
create index product_facts_store_price on product_facts (store_id, price, id);
create index product_facts_store_lowest on product_facts (store_id, lowest, id);
create index product_facts_store_archived on product_facts (store_id, id) where archived;
analyze product_facts;
-- and its variants by SKU as they are written
create index inventories_by_sku on inventories (sku, id);
-- What a store is owed is read from its newest line on.
drop index ledger_lines_unpaid;
create index ledger_lines_unpaid on ledger_lines (store_id, id) where account = 'store' and payout_id is null;
