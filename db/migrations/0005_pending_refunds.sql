-- Refunds that have not ended are looked at again and again: they are few among many.
create index refunds_pending on refunds (id) where state = 'pending';
