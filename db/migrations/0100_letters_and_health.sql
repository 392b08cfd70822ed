-- The delivery log as staff read it: by address, by kind, and what will not go. A letter that was sent again says of which it
-- is a copy; who asked for it stands in the audit.
alter table mails add column copy_of bigint references mails on delete set null;
create index mails_address on mails (lower(recipient) text_pattern_ops, id);
create index mails_kind on mails (kind, id);
create index mails_failed on mails (id) where state = 'failed';
create index mails_outbox on mails (id) where state = 'outbox';
create index mails_copies on mails (copy_of, created_at) where copy_of is not null;

-- When a gateway last told something: of each, the latest notice.
create index payment_events_received on payment_events (method, received_at desc);
