-- Staff find stores, and applications to sell, by a part of the name, with or without its accents.
drop index stores_found;
create index stores_found on stores using gin (folded_text(name) gin_trgm_ops);
create index applications_found on applications using gin (folded_text(store_name) gin_trgm_ops);
