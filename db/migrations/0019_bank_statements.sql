-- Bank statements that are taken in: each file once, each movement once, each matched to one receipt.

-- `digest` is of all that a statement says, so that the same one in another file is known.
alter table bank_statements add column digest text;
update bank_statements set digest = 'statement:' || id;
alter table bank_statements alter column digest set not null;
create unique index bank_statements_digest on bank_statements (account, kind, digest);
create index bank_statements_closed on bank_statements (account, closed_on);

-- The movement that this one takes back: each is taken back once.
alter table bank_entries add column reverses int unique references bank_entries on delete restrict,
  add constraint bank_entries_reverses check (reverses is null or (reversal and state = 'ignored'));
create index bank_entries_state on bank_entries (state, id);
create index bank_entries_reference on bank_entries (account, bank_ref) where bank_ref <> '';
create index bank_entries_amount on bank_entries (account, amount);

create or replace function entries_stay() returns trigger language plpgsql as $$
declare
  may_change constant text[] := '{state,why,reason,decided_by,decided_at,remitter,remitter_account,texts,reverses}';
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - may_change = to_jsonb(old) - may_change
      and (old.reverses is null or new.reverses is not distinct from old.reverses) then return new; end if;
  end if;
  raise exception 'entries of a bank stay as they are' using errcode = 'check_violation';
end $$;

-- What a file said stays as it was said.
create function statements_stay() returns trigger language plpgsql as $$
begin
  raise exception 'statements of a bank stay as they are' using errcode = 'check_violation';
end $$;
create trigger statements_stay before update or delete on bank_statements
  for each row execute function statements_stay();
create trigger never_truncated before truncate on bank_statements
  for each statement execute function never_truncated();
create trigger statements_stay before update or delete on bank_statement_entries
  for each row execute function statements_stay();
create trigger never_truncated before truncate on bank_statement_entries
  for each statement execute function never_truncated();

-- An entry is matched to one receipt at a time.
create unique index bank_receipts_match on bank_receipts (entry_id)
  where entry_id is not null and source in ('staff', 'statement') and reversed_at is null;

create index bank_receipts_statement on bank_receipts (lower(reference))
  where source = 'statement' and reversed_at is null and reference <> '';

-- An entry that counts as booked has its receipt, of exactly its amount; any other has none.
create function entry_fits_receipt() returns trigger language plpgsql as $$
declare
  subject int; entry bank_entries; matches int; fits boolean;
begin
  if tg_table_name = 'bank_entries' then subject := new.id; else subject := new.entry_id; end if;
  if subject is null then return null; end if;
  select * into entry from bank_entries where id = subject for no key update;
  select count(*), coalesce(bool_and(amount = entry.amount and currency = entry.currency), true) into matches, fits
    from bank_receipts where entry_id = subject and source in ('staff', 'statement') and reversed_at is null;
  if matches <> (entry.state = 'booked')::int or not fits then
    raise exception 'entry % is %, and has % receipts', subject, entry.state, matches using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger entry_fits_receipt after insert or update of state on bank_entries
  deferrable initially deferred for each row execute function entry_fits_receipt();
create constraint trigger entry_fits_receipt after insert or update of entry_id, reversed_at on bank_receipts
  deferrable initially deferred for each row execute function entry_fits_receipt();
