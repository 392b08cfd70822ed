-- What the people of a store did is read by the store: newest first, of all of them or of one. A
-- store that is deleted leaves what was done there.
alter table audit add column store_id int;
create index audit_store on audit (store_id, at desc, id desc) where store_id is not null;
create index audit_store_person on audit (store_id, account_id, at desc, id desc)
  where store_id is not null;
