-- The lists of money are read in the order of an index, however much there is.
create index payments_state on payments (state, id);
create index payments_method on payments (method, id);
create index payments_amount on payments (amount, id);
create index payments_provider_ref on payments (provider_ref) where provider_ref is not null;
create index payments_provider_payment_ref on payments (provider_payment_ref)
  where provider_payment_ref is not null;
create index refunds_state on refunds (state, id);
create index refunds_amount on refunds (amount, id);
create index transfers_state on transfers (state, id);
create index transfers_order on transfers (order_id);
create index bank_receipts_amount on bank_receipts (amount, id);
create index bank_entries_booked_on on bank_entries (booked_on, id);
create index bank_entries_state_booked_on on bank_entries (state, booked_on, id);
create index bank_entries_by_amount on bank_entries (amount, id);
create index payouts_state on payouts (state, id);
create index payouts_amount on payouts (amount, id);
create index payouts_reference on payouts (reference) where reference <> '';
create index papers_kind on papers (kind, id);
create index papers_code on papers (upper(code));
create index settlements_method on settlements (method, id);
create index ledger_entries_at on ledger_entries (at);
create index ledger_lines_account on ledger_lines (account, id);
