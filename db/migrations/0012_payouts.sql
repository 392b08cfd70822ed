-- What stores are paid, and what holds it back: a reserve, a least amount, a second person for
-- large amounts. Amounts of settings are minor units of the shop's currency.

alter table settings
  -- Payouts below it are not made; what is due is carried.
  add column least_payout minor not null default 0,
  -- What is kept of released earnings, and for how many days: hundredths of a percent of each
  -- release, or releases until so much is kept of the store.
  add column reserve_rate int not null default 0 check (reserve_rate between 0 and 10000),
  add column reserve_amount minor not null default 0,
  add column reserve_days int not null default 90 check (reserve_days between 1 and 730),
  -- Adjustments and refunds above it want a second person; null: none does.
  add column second_person_above minor,
  add constraint settings_one_reserve check (reserve_rate = 0 or reserve_amount = 0);

-- A store's own reserve, instead of the shop's.
create table reserve_terms (
  store_id int primary key references stores on delete cascade,
  rate int not null check (rate between 0 and 10000),
  amount minor not null,
  days int not null check (days between 1 and 730),
  updated_at timestamptz not null default now(),
  check (rate = 0 or amount = 0)
);

-- An amount says nothing in another currency: a second person is wanted for everything then, until
-- the owner says from where on.
create function settings_currency_changed() returns trigger language plpgsql as $$
begin
  if (new.currency, new.currency_exponent) is distinct from (old.currency, old.currency_exponent) then
    new.least_payout := 0;
    new.reserve_amount := 0;
    if new.second_person_above is not null then new.second_person_above := 0; end if;
    update reserve_terms set amount = 0 where amount > 0;
  end if;
  return new;
end $$;
create trigger settings_currency_changed before update of currency, currency_exponent on settings
  for each row execute function settings_currency_changed();

-- the ledger ------------------------------------------------------------------------------------

-- One more account of a store, `reserve`, and one more kind of entry. What other parts have added
-- to these checks stays.
do $$
declare kinds text; accounts text; holders text;
begin
  select pg_get_expr(conbin, conrelid) into strict kinds
    from pg_constraint where conname = 'ledger_entries_kind_check';
  execute 'alter table ledger_entries drop constraint ledger_entries_kind_check, '
    || 'add constraint ledger_entries_kind_check check (kind = ''reserve'' or ' || kinds || ')';
  select pg_get_expr(conbin, conrelid) into strict accounts
    from pg_constraint where conname = 'ledger_lines_account_check';
  execute 'alter table ledger_lines drop constraint ledger_lines_account_check, '
    || 'add constraint ledger_lines_account_check check (account = ''reserve'' or ' || accounts || ')';
  select pg_get_expr(conbin, conrelid) into strict holders
    from pg_constraint where conname = 'ledger_lines_check';
  execute 'alter table ledger_lines drop constraint ledger_lines_check, '
    || 'add constraint ledger_lines_check check (case when account = ''reserve'' '
    || 'then store_id is not null else ' || holders || ' end)';
end $$;

-- What was kept of a released parcel, and when it went back to the store's account.
create table reserves (
  parcel_id int primary key references parcels on delete restrict,
  store_id int not null references stores on delete restrict,
  amount minor not null check (amount > 0), currency text not null,
  taken_at timestamptz not null, due_at timestamptz not null, returned_at timestamptz,
  check (due_at > taken_at), check (returned_at >= due_at)
);
create index reserves_due on reserves (due_at) where returned_at is null;
create index reserves_kept on reserves (store_id) where returned_at is null;

create function reserve_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.returned_at is null
    and to_jsonb(new) - 'returned_at' = to_jsonb(old) - 'returned_at' then return new; end if;
  raise exception 'a reserve is only ever returned' using errcode = 'check_violation';
end $$;
create trigger reserve_stays before update or delete on reserves
  for each row execute function reserve_stays();

-- An adjustment has a bound, whoever makes it: 10,000,000.00 in a currency of two decimals.
create function adjustment_is_bounded() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entries where id = new.entry_id and kind = 'adjustment') then
    raise exception 'an adjustment of % is out of bounds', new.amount using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger adjustment_is_bounded before insert on ledger_lines
  for each row when (abs(new.amount) > 1000000000) execute function adjustment_is_bounded();
create index ledger_entries_adjustments on ledger_entries (account_id, at) where kind = 'adjustment';

-- refunds and payouts ---------------------------------------------------------------------------

-- Where the store's earnings of the parcel were when the refund was decided; the audit compares it
-- with where they are. The trigger says it of every new row; of older ones nothing is claimed.
alter table refund_parcels
  add column earnings text not null default 'paid' check (earnings in ('held', 'released', 'paid'));
create function refund_finds_earnings() returns trigger language plpgsql as $$
begin
  select case when p.released_at is null then 'held'
    when exists (select from ledger_entries e join ledger_lines l on l.entry_id = e.id
      join payouts o on o.id = l.payout_id
      where e.fact = 'release:parcel:' || p.id and o.state = 'paid') then 'paid'
    else 'released' end
  into new.earnings from parcels p where p.id = new.parcel_id;
  return new;
end $$;
create trigger refund_finds_earnings before insert on refund_parcels
  for each row execute function refund_finds_earnings();
create index if not exists refund_parcels_parcel on refund_parcels (parcel_id);

-- Why a payout was written as paid although something in it was on hold: the bank had paid it.
alter table payouts add column despite text not null default '';
update payouts set despite = 'paid before anything was held' where state = 'paid';
alter table payouts add constraint payouts_despite check (despite = '' or state = 'paid');

-- a second person -------------------------------------------------------------------------------

-- What one of the staff asked for and another decides: an adjustment of a store, a refund of an
-- order, a higher limit from which on a second person is wanted (or, `amount` null, none).
create table approvals (
  id int generated always as identity primary key,
  kind text not null check (kind in ('adjustment', 'refund', 'limit')),
  store_id int references stores on delete restrict,
  order_id int references orders on delete restrict,
  -- The parcels that a refund takes from: their earnings are on hold meanwhile.
  parcels int[] not null default '{}',
  amount signed_minor, currency text not null,
  exponent smallint not null check (exponent in (0, 2, 3)),
  -- The call as it was asked, to be judged again.
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  reason text not null check (reason <> ''),
  asked_by int not null references accounts, asked_at timestamptz not null default now(),
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  decided_by int references accounts, decided_at timestamptz, answer text not null default '',
  -- What came of it.
  entry_id bigint unique references ledger_entries, refund_id int unique references refunds,
  check ((kind = 'adjustment') = (store_id is not null)),
  check ((kind = 'refund') = (order_id is not null)),
  check (kind = 'limit' or (amount is not null and amount <> 0)),
  check (kind <> 'refund' or amount > 0),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  constraint approvals_second_person check (decided_by <> asked_by),
  check (state <> 'refused' or answer <> ''),
  check ((entry_id is not null) = (kind = 'adjustment' and state = 'approved')),
  check ((refund_id is not null) = (kind = 'refund' and state = 'approved'))
);
create index approvals_waiting on approvals (asked_at) where state = 'waiting';
create index approvals_order on approvals (order_id) where state = 'waiting';

create function approval_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'waiting'
    and to_jsonb(new) - '{state,decided_by,decided_at,answer,entry_id,refund_id}'::text[]
      = to_jsonb(old) - '{state,decided_by,decided_at,answer,entry_id,refund_id}'::text[]
  then return new; end if;
  raise exception 'a request is decided once' using errcode = 'check_violation';
end $$;
create trigger approval_stays before update or delete on approvals
  for each row execute function approval_stays();

-- nothing is emptied ----------------------------------------------------------------------------

-- Records of what happened are only ever added to: rows have their own guards, and this one is for
-- all of a table at once.
create function never_truncated() returns trigger language plpgsql as $$
begin
  raise exception 'records in % are never emptied', tg_table_name using errcode = 'check_violation';
end $$;
do $$
declare name text;
begin
  foreach name in array array['ledger_entries', 'ledger_lines', 'payments', 'payment_events',
    'transfers', 'refunds', 'refund_parcels', 'refund_lines', 'payouts', 'reserves', 'approvals',
    'settlements', 'settlement_lines', 'orders', 'parcels', 'order_lines', 'parcel_events',
    'events', 'audit'] loop
    execute format('create trigger never_truncated before truncate on %I '
      'for each statement execute function never_truncated()', name);
  end loop;
end $$;
