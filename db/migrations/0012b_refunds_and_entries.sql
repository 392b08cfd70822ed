-- When a refund was decided, in the order of the books: the last entry before it. A release and a
-- payout lock the orders that they are of, so that entries of what came later have higher numbers.
-- Of refunds before this was kept it is null, and nothing is claimed.
drop trigger refund_finds_earnings on refund_parcels;
drop function refund_finds_earnings();
alter table refund_parcels drop column earnings;
alter table refund_parcels add column asked_after bigint;
create function refund_finds_entry() returns trigger language plpgsql as $$
begin
  select last_value into new.asked_after from ledger_entries_id_seq;
  return new;
end $$;
create trigger refund_finds_entry before insert on refund_parcels
  for each row execute function refund_finds_entry();
