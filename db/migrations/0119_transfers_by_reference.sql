-- Staff look a transfer up by its reference; the unique index leaves out those that were refused.
create index transfers_reference on transfers (lower(trans_id));
