-- Disputes (chargebacks): what a buyer's bank, or a gateway, takes back or asks about, as it says.

create table disputes (
  id int generated always as identity primary key,
  payment_id int not null references payments on delete restrict,
  -- What the gateway calls it.
  provider_ref text not null check (provider_ref <> ''),
  -- What is disputed: it may be a part of the payment, or in another currency.
  amount minor not null, currency text not null check (currency ~ '^[A-Z]{3}$'),
  exponent smallint not null check (exponent in (0, 2, 3)),
  -- `reason` and `status` are the gateway's own words; `state` is ours for them.
  reason text not null default '', status text not null default '',
  state text not null
    check (state in ('inquiry', 'needs-response', 'under-review', 'won', 'lost', 'closed')),
  -- Until when an answer is asked for.
  due_by timestamptz,
  source text not null check (source in ('gateway', 'staff')),
  opened_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Since when it keeps nothing back: it has ended, what was held is back or is in the books as lost.
  settled_at timestamptz,
  -- The last entry of the books before it was opened, and before it was settled: what was released
  -- and paid out between the two should not have been.
  opened_after bigint not null default 0, settled_after bigint,
  constraint disputes_once unique (payment_id, provider_ref),
  check ((state in ('won', 'lost', 'closed')) = (ended_at is not null)),
  check (settled_at is null or ended_at is not null),
  check ((settled_at is null) = (settled_after is null))
);
create index disputes_ref on disputes (provider_ref);
create index disputes_unsettled on disputes (payment_id) where settled_at is null;
create index disputes_due on disputes (due_by) where ended_at is null;

create function dispute_finds_entries() returns trigger language plpgsql as $$
declare last bigint;
begin
  select last_value into last from ledger_entries_id_seq;
  if tg_op = 'INSERT' then
    new.opened_after := last;
    new.settled_after := case when new.settled_at is not null then last end;
    return new;
  end if;
  if (new.id, new.payment_id, new.provider_ref) <> (old.id, old.payment_id, old.provider_ref) then
    raise exception 'dispute % stays what it is', old.id using errcode = 'check_violation';
  end if;
  new.opened_after := case when old.settled_at is not null and new.settled_at is null then last else old.opened_after end;
  new.settled_after := case when new.settled_at is null then null
    when old.settled_at is null then last else old.settled_after end;
  return new;
end $$;
create trigger dispute_finds_entries before insert or update on disputes
  for each row execute function dispute_finds_entries();

-- Each movement of money that a dispute made, as the gateway has it: `hold` and `fee` took it from
-- the market's balance there, `release` gave it back. What is not of the payment's currency is kept
-- for staff, and is not in the books.
create table dispute_movements (
  id int generated always as identity primary key,
  dispute_id int not null references disputes on delete restrict,
  kind text not null check (kind in ('hold', 'fee', 'release')),
  amount minor not null check (amount > 0), currency text not null check (currency ~ '^[A-Z]{3}$'),
  exponent smallint not null check (exponent in (0, 2, 3)),
  provider_ref text not null check (provider_ref <> ''),
  source text not null check (source in ('gateway', 'staff')),
  at timestamptz not null default now(),
  -- A gateway may take an amount and its fee in one row of its own.
  constraint dispute_movements_once unique (dispute_id, provider_ref, kind)
);

create function dispute_stays() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'check_violation';
end $$;
create trigger dispute_stays before delete on disputes for each row execute function dispute_stays();
create trigger dispute_movement_stays before update or delete on dispute_movements
  for each row execute function dispute_stays();
create trigger never_truncated before truncate on disputes
  for each statement execute function never_truncated();
create trigger never_truncated before truncate on dispute_movements
  for each statement execute function never_truncated();

-- What was lost is a refund that nobody here decided, and belongs to its dispute. There may be
-- several of one dispute: when more is lost, the difference is one more.
alter table refunds add column dispute_id int references disputes on delete restrict,
  add constraint refunds_of_dispute check ((source = 'dispute') = (dispute_id is not null));
create index refunds_dispute on refunds (dispute_id) where dispute_id is not null;

-- Nobody here gives back what a dispute took already: refunds that are decided here and disputes
-- that were lost never come to more than a payment brought.
create function refund_leaves_lost() returns trigger language plpgsql as $$
begin
  if exists (select from disputes where payment_id = new.payment_id) and (
    select coalesce(sum(amount), 0) from refunds
    where payment_id = new.payment_id and state <> 'failed' and source in ('market', 'dispute')
  ) > (select coalesce(received, amount) from payments where id = new.payment_id) then
    raise exception 'refund % gives back what dispute has taken', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refund_leaves_lost after insert on refunds
  for each row when (new.source = 'market' and new.payment_id is not null)
  execute function refund_leaves_lost();

-- the ledger ------------------------------------------------------------------------------------

-- One more account, `disputed` (one a method): what a gateway holds while a dispute is open; and one
-- more kind of entry. What other parts have added to these checks stays.
do $$
declare kinds text; accounts text; methods text;
begin
  select pg_get_expr(conbin, conrelid) into strict kinds
    from pg_constraint where conname = 'ledger_entries_kind_check';
  execute 'alter table ledger_entries drop constraint ledger_entries_kind_check, '
    || 'add constraint ledger_entries_kind_check check (kind = ''dispute'' or ' || kinds || ')';
  select pg_get_expr(conbin, conrelid) into strict accounts
    from pg_constraint where conname = 'ledger_lines_account_check';
  execute 'alter table ledger_lines drop constraint ledger_lines_account_check, '
    || 'add constraint ledger_lines_account_check check (account = ''disputed'' or ' || accounts || ')';
  select pg_get_expr(conbin, conrelid) into strict methods
    from pg_constraint where conname = 'ledger_lines_check1';
  execute 'alter table ledger_lines drop constraint ledger_lines_check1, '
    || 'add constraint ledger_lines_check1 check (case when account = ''disputed'' '
    || 'then method is not null else ' || methods || ' end)';
end $$;
