-- A run that is begun again because its answer was lost is the same run.
alter table bulks add column idempotency_key text;
create unique index bulks_key on bulks (account_id, idempotency_key) where idempotency_key is not null;
