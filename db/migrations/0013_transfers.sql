-- Money that arrives by bank transfer: what a buyer says of it, what a bank statement says, and what
-- was booked. Days are those of the bank's own calendar.

-- How much less than what is owed still pays an order, because banks on the way took a fee.
alter table settings add column transfer_tolerance minor not null default 0;
alter table payments add column bank_charges minor not null default 0,
  add constraint payments_bank_charges check (bank_charges = 0 or method = 7);

-- What a buyer says of a transfer: how much, when, and a proof that staff alone may read.
alter table transfers add column amount minor check (amount > 0), add column paid_on date;
create table transfer_proofs (
  transfer_id int primary key references transfers on delete cascade,
  type text not null check (type in ('image/webp', 'application/pdf')),
  bytes bytea not null check (octet_length(bytes) between 1 and 5242880),
  created_at timestamptz not null default now()
);
alter table transfer_proofs alter column bytes set storage external;        -- compressed already

-- statements ----------------------------------------------------------------------------------------------------------

-- How a bank writes its CSV files (src/contract/bank-csv.ts).
create table bank_csv_mappings (
  id int generated always as identity primary key,
  name text not null check (name <> ''), mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
  updated_at timestamptz not null default now()
);
create unique index bank_csv_mappings_name on bank_csv_mappings (lower(name));

-- What a file says of an account: balances before and after, where it says them.
create table bank_statements (
  id int generated always as identity primary key,
  account text not null check (account <> ''), kind text not null check (kind in ('camt.052', 'camt.053', 'camt.054', 'mt940', 'csv')),
  file text not null, name text not null default '', currency text not null,
  opening signed_minor, closing signed_minor, opened_on date, closed_on date,
  account_id int references accounts, created_at timestamptz not null default now(),
  check ((opening is null) = (closing is null))
);
create index bank_statements_account on bank_statements (account, id);

-- What moved on an account, each movement once, in however many files it stands: `key` is the bank's
-- own reference or all that the file says, `occurrence` counts what is the same twice in one file.
create table bank_entries (
  id int generated always as identity primary key,
  account text not null check (account <> ''), key text not null, occurrence int not null check (occurrence > 0),
  amount signed_minor not null check (amount <> 0), currency text not null, booked_on date not null, value_on date not null,
  bank_ref text not null default '', end_to_end text not null default '', texts text[] not null default '{}',
  remitter text not null default '', remitter_account text not null default '', reversal boolean not null default false,
  -- `open`: somebody has to look, `why` says at what. `booked`: all of it is in receipts.
  state text not null default 'open' check (state in ('open', 'booked', 'ignored')), why text not null default 'new',
  reason text not null default '', decided_by int references accounts, decided_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account, key, occurrence), check ((state = 'open') = (decided_at is null)), check (state <> 'booked' or amount > 0)
);
create index bank_entries_open on bank_entries (id) where state = 'open';
create table bank_statement_entries (
  statement_id int not null references bank_statements on delete restrict, entry_id int not null references bank_entries on delete restrict,
  primary key (statement_id, entry_id)
);
create index bank_statement_entries_entry on bank_statement_entries (entry_id);

-- receipts ------------------------------------------------------------------------------------------------------------

-- What arrived for which payment, only ever added to. `staff`: somebody saw it on the account; `statement`:
-- a statement has it. `moved`: two rows that move a part of it from one payment to another. `reversal`
-- takes one back that was booked wrongly.
create table bank_receipts (
  id int generated always as identity primary key,
  payment_id int not null references payments on delete restrict, order_id int not null references orders on delete restrict,
  amount signed_minor not null check (amount <> 0), currency text not null, value_on date not null,
  reference text not null default '', remitter text not null default '',
  source text not null check (source in ('staff', 'statement', 'moved', 'reversal')),
  transfer_id int references transfers on delete restrict, entry_id int references bank_entries on delete restrict,
  reverses int unique references bank_receipts on delete restrict, reversed_at timestamptz,
  account_id int references accounts, note text not null default '', created_at timestamptz not null default now(),
  check ((source = 'reversal') = (reverses is not null)), check (amount > 0 or source in ('moved', 'reversal')),
  check (source <> 'statement' or entry_id is not null)
);
create index bank_receipts_payment on bank_receipts (payment_id);
create index bank_receipts_order on bank_receipts (order_id);
create index bank_receipts_entry on bank_receipts (entry_id) where entry_id is not null;
create unique index bank_receipts_transfer on bank_receipts (transfer_id) where source = 'staff' and reversed_at is null;
create unique index bank_receipts_reference on bank_receipts (lower(reference)) where source = 'staff' and reversed_at is null and reference <> '';

-- A receipt may be reversed once, found on a statement once, and lose the name of who paid; nothing else.
create function receipts_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{reversed_at,entry_id,remitter}'::text[] = to_jsonb(old) - '{reversed_at,entry_id,remitter}'::text[]
      and (old.reversed_at is null or new.reversed_at is not distinct from old.reversed_at)
      and (old.entry_id is null or new.entry_id is not distinct from old.entry_id)
      and new.remitter in (old.remitter, '') then return new; end if;
  end if;
  raise exception 'receipts are only ever added to' using errcode = 'check_violation';
end $$;
create trigger receipts_stay before update or delete on bank_receipts for each row execute function receipts_stay();
create trigger receipts_stay_whole before truncate on bank_receipts for each statement execute function receipts_stay();

-- An entry says what a bank said; what was made of it may change.
create function entries_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if to_jsonb(new) - '{state,why,reason,decided_by,decided_at,remitter,remitter_account,texts}'::text[]
      = to_jsonb(old) - '{state,why,reason,decided_by,decided_at,remitter,remitter_account,texts}'::text[] then return new; end if;
  end if;
  raise exception 'entries of a bank stay as they are' using errcode = 'check_violation';
end $$;
create trigger entries_stay before update or delete on bank_entries for each row execute function entries_stay();

-- No more is booked of an entry than it has, and nothing of another currency.
create function receipts_fit_entry() returns trigger language plpgsql as $$
declare
  whole bigint; unit text; booked bigint;
begin
  if new.entry_id is null then return null; end if;
  select amount, currency into whole, unit from bank_entries where id = new.entry_id for no key update;
  select coalesce(sum(amount), 0) into booked from bank_receipts where entry_id = new.entry_id;
  if booked < 0 or booked > whole or unit <> new.currency then
    raise exception 'entry % has %, and % is booked of it', new.entry_id, whole, booked using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger receipts_fit_entry after insert or update of entry_id on bank_receipts
  deferrable initially deferred for each row execute function receipts_fit_entry();

-- What a payment received is what its receipts come to, where it has any.
create function receipts_fit_payment() returns trigger language plpgsql as $$
declare
  subject int;
begin
  if tg_table_name = 'payments' then subject := new.id; else subject := new.payment_id; end if;
  if exists (
    select from payments p join bank_receipts r on r.payment_id = p.id where p.id = subject
    group by p.id having sum(r.amount) <> coalesce(p.received, 0) or bool_or(r.currency <> p.currency)
  ) then
    raise exception 'payment % did not receive what its receipts say', subject using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger receipts_fit_payment after insert on bank_receipts
  deferrable initially deferred for each row execute function receipts_fit_payment();
create constraint trigger receipts_fit_payment after update of received on payments
  deferrable initially deferred for each row when (new.method = 7) execute function receipts_fit_payment();

-- Transfers that were booked before there were receipts.
insert into bank_receipts (payment_id, order_id, amount, currency, value_on, reference, source, created_at)
select p.id, p.order_id, p.received, p.currency, (e.at at time zone 'UTC')::date, coalesce(p.provider_payment_ref, ''), 'staff', e.at
from payments p join ledger_entries e on e.fact = 'payment:' || p.id where p.method = 7 and p.received > 0;

-- A closed order whose money came late goes on.
alter table parcel_events drop constraint parcel_events_action_check,
  add constraint parcel_events_action_check check (action in ('placed', 'confirm', 'pick-up', 'send', 'deliver', 'cancel', 'reopen'));
