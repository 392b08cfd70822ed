-- Money: ways to pay, payments, refunds, commission, the ledger and payouts.
-- Amounts are integer minor units of the currency that stands beside them.

create domain signed_minor as bigint check (value between -9007199254740991 and 9007199254740991);

-- ways to pay ---------------------------------------------------------------------------------------------------------

-- What the owner set for each way to pay. `shown` may be seen by anybody; `sealed` holds keys and is opened by the process only.
create table payment_methods (
  method smallint primary key check (method between 1 and 7),
  enabled boolean not null default false, test_mode boolean not null default true,
  shown jsonb not null default '{}' check (jsonb_typeof(shown) = 'object'), sealed text,
  fee minor not null default 0, least minor not null default 0, most minor, countries text[] not null default '{}',
  checked_at timestamptz, updated_at timestamptz not null default now(),
  check (most is null or most >= least)
);
insert into payment_methods (method) select generate_series(1, 7);
update payment_methods set enabled = true where method = 2 and coalesce((select cash_on_delivery from settings), true);
alter table settings drop column cash_on_delivery;
alter table settings add column release_days int not null default 7 check (release_days between 0 and 90), add column default_method smallint check (default_method between 1 and 7);

-- orders --------------------------------------------------------------------------------------------------------------

-- What a way to pay costs the buyer stands on the order and, shared, on its parcels: parts sum to wholes.
alter table orders add column fee minor not null default 0;
alter table parcels add column fee minor not null default 0;
alter table orders drop constraint orders_check, add constraint orders_total check (total = subtotal - bundle_offer + tax + shipping_price - voucher_price + fee);
alter table parcels drop constraint parcels_check, add constraint parcels_total check (total = subtotal - bundle_offer + tax + shipping_price - voucher_price + fee);

-- What was paid, and what of it went back or is on its way back: never more.
alter table orders add column paid minor not null default 0, add column refunded minor not null default 0;
update orders set paid = total where paid_at is not null;
alter table orders add constraint orders_refunded check (refunded <= paid), add constraint orders_paid check (paid_at is null or paid > 0 or total = 0);
-- Until when an order waits for its money; null: it does not, or has it.
alter table orders add column pay_by timestamptz;
create index orders_pay_by on orders (pay_by) where pay_by is not null;
-- Who pays for the voucher, as it was then; null: the market.
alter table orders add column voucher_store_id int references stores on delete restrict;
update orders o set voucher_store_id = v.store_id from vouchers v where v.id = o.voucher_id;

create table payments (
  id int generated always as identity primary key,
  order_id int not null references orders on delete restrict,
  method smallint not null check (method between 1 and 7), test_mode boolean not null,
  state text not null default 'created' check (state in ('created', 'sent', 'processing', 'succeeded', 'failed', 'cancelled', 'expired', 'review')),
  amount minor not null check (amount > 0), currency text not null, exponent smallint not null check (exponent in (0, 2, 3)),
  -- What the gateway knows it by before it knows anything else: unguessable, and the same in every try to say it.
  key text not null unique check (key ~ '^pay_[A-Za-z0-9]{20,32}$'),
  provider_ref text, provider_payment_ref text, received minor,
  -- Where the shopper goes to pay: {"kind": "redirect", "url": …} or {"kind": "form", "url": …, "fields": …}.
  action jsonb, reason text not null default '',
  expires_at timestamptz not null, look_at timestamptz, looks int not null default 0,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), succeeded_at timestamptz,
  unique (method, provider_ref), unique (method, provider_payment_ref),
  check ((state = 'succeeded') = (succeeded_at is not null)), check (state <> 'succeeded' or received is not null)
);
create unique index payments_one_succeeded on payments (order_id) where state = 'succeeded';
create index payments_order on payments (order_id);
create index payments_look on payments (look_at) where look_at is not null;

-- What gateways said, each word once.
create table payment_events (
  method smallint not null check (method between 1 and 7), event_id text not null check (event_id <> ''),
  payment_id int references payments on delete restrict, kind text not null, received_at timestamptz not null default now(),
  primary key (method, event_id)
);

-- What a buyer says of a transfer. A transaction is good for one order.
create table transfers (
  id int generated always as identity primary key, payment_id int not null references payments on delete restrict, order_id int not null references orders on delete restrict,
  trans_id text not null check (trans_id <> ''), bank_name text not null default '', account_name text not null default '', account_number text not null default '', branch_name text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')), reason text not null default '',
  decided_by int references accounts, decided_at timestamptz, created_at timestamptz not null default now(),
  check ((state = 'waiting') = (decided_at is null)), check (state <> 'refused' or reason <> '')
);
create unique index transfers_once on transfers (lower(trans_id)) where state <> 'refused';
create unique index transfers_one_waiting on transfers (order_id) where state = 'waiting';

create table refunds (
  id int generated always as identity primary key,
  order_id int not null references orders on delete restrict, payment_id int references payments on delete restrict,
  amount minor not null check (amount > 0), state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  reason text not null default '', actor text not null, account_id int references accounts,
  key text not null unique check (key ~ '^ref_[A-Za-z0-9]{20,32}$'), provider_ref text, problem text not null default '',
  created_at timestamptz not null default now(), ended_at timestamptz,
  check ((state = 'pending') = (ended_at is null))
);
create index refunds_order on refunds (order_id);
create index refunds_provider_ref on refunds (provider_ref) where provider_ref is not null;
-- What a refund takes from which parcel: all of its amount.
create table refund_parcels (
  refund_id int not null references refunds on delete cascade, parcel_id int not null references parcels on delete restrict, amount minor not null check (amount > 0), primary key (refund_id, parcel_id)
);
-- What of which line a refund gives back; `quantity` 0: money only. `back`: the pieces went back into stock.
create table refund_lines (
  refund_id int not null references refunds on delete cascade, order_line_id int not null references order_lines on delete restrict,
  quantity int not null default 0 check (quantity >= 0), amount minor not null check (amount > 0), back boolean not null default false,
  primary key (refund_id, order_line_id)
);

-- commission ----------------------------------------------------------------------------------------------------------

-- What the market takes of a sale: the first rule that fits, in the owner's order. `rate` in hundredths of a percent.
create table commission_rules (
  id int generated always as identity primary key, position int not null unique deferrable initially deferred,
  store_id int references stores on delete cascade, category_id int references categories on delete cascade, product_id int references products on delete cascade,
  rate int not null default 0 check (rate between 0 and 10000), fixed minor not null default 0, cap minor,
  created_at timestamptz not null default now()
);
-- Frozen on the line: the market's part of it in all, and by which terms.
alter table order_lines add column commission minor not null default 0, add column commission_rate int not null default 0, add column commission_fixed minor not null default 0;

-- the ledger ----------------------------------------------------------------------------------------------------------

-- Double entry. An amount above zero is owed to the account's holder, below zero by them. Accounts: `customer`; `gateway` (one a method: what it holds for the market); `bank`; `market`; `tax`;
-- `held` (a store's, not yet released) and `store` (a store's, to be paid out).
create table ledger_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('payment', 'sale', 'cash', 'fee', 'refund', 'release', 'adjustment', 'payout', 'settlement')),
  -- The fact that it stands for, so that no fact is written twice: payment:7, sale:parcel:12, …
  fact text not null unique,
  order_id int references orders on delete restrict, parcel_id int references parcels on delete restrict, payment_id int references payments on delete restrict, refund_id int references refunds on delete restrict,
  account_id int references accounts, note text not null default '', at timestamptz not null default now()
);
create index ledger_entries_order on ledger_entries (order_id);
create index ledger_entries_parcel on ledger_entries (parcel_id) where parcel_id is not null;
-- When a parcel's earnings became free to be paid out. `unbooked`: delivered before there was a ledger; that was settled without it.
alter table parcels add column released_at timestamptz, add column unbooked boolean not null default false;
update parcels set unbooked = true where status = 5;
create index parcels_unreleased on parcels (id) where status = 5 and released_at is null and cancelled_at is null and not unbooked;

-- Where a store's money goes to: an IBAN holds when, turned into a number, it leaves 1 of 97 (ISO 13616).
create function is_iban(account text) returns boolean language sql immutable parallel safe as $$
  select case when account ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' then
    (select string_agg(case when ascii(c) < 58 then c else (ascii(c) - 55)::text end, '' order by n) from regexp_split_to_table(substr(account, 5) || substr(account, 1, 4), '') with ordinality as t (c, n))::numeric % 97 = 1
  else false end $$;
alter table stores add column payee_name text not null default '', add column iban text not null default '' check (iban = '' or is_iban(iban)), add check ((iban = '') = (payee_name = ''));

create table payouts (
  id int generated always as identity primary key, store_id int not null references stores on delete restrict,
  amount minor not null check (amount > 0), currency text not null, exponent smallint not null,
  until timestamptz not null, state text not null default 'open' check (state in ('open', 'paid', 'cancelled')), reference text not null default '',
  created_at timestamptz not null default now(), ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create unique index payouts_one_open on payouts (store_id, currency) where state = 'open';
create index payouts_store on payouts (store_id, id desc);
create table ledger_lines (
  id bigint generated always as identity primary key, entry_id bigint not null references ledger_entries on delete restrict,
  account text not null check (account in ('customer', 'gateway', 'bank', 'market', 'tax', 'held', 'store')),
  store_id int references stores on delete restrict, method smallint check (method between 1 and 7), payout_id int references payouts on delete restrict,
  amount signed_minor not null check (amount <> 0), currency text not null,
  check ((account in ('held', 'store')) = (store_id is not null)), check ((account = 'gateway') = (method is not null)), check (payout_id is null or account = 'store')
);
create index ledger_lines_entry on ledger_lines (entry_id);
create index ledger_lines_store on ledger_lines (store_id, account) where store_id is not null;
create index ledger_lines_payout on ledger_lines (payout_id) where payout_id is not null;
create index ledger_lines_unpaid on ledger_lines (store_id) where account = 'store' and payout_id is null;

create function entry_balances() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_lines where entry_id = new.entry_id group by currency having sum(amount) <> 0) then
    raise exception 'ledger entry % does not balance', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger entry_balances after insert or update on ledger_lines deferrable initially deferred for each row execute function entry_balances();

-- What is written stays written: a line may only be gathered into a payout, or let go of by a cancelled one.
create function ledger_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'ledger_lines' and to_jsonb(new) - 'payout_id' = to_jsonb(old) - 'payout_id' then return new; end if;
  raise exception 'the ledger is only ever added to' using errcode = 'check_violation';
end $$;
create trigger ledger_stays before update or delete on ledger_lines for each row execute function ledger_stays();
create trigger ledger_stays before update or delete on ledger_entries for each row execute function ledger_stays();

-- What a gateway's settlement file says, line by line, and what the ledger knows of it.
create table settlements (
  id int generated always as identity primary key, method smallint not null check (method between 1 and 7), name text not null, account_id int references accounts, created_at timestamptz not null default now()
);
create table settlement_lines (
  id int generated always as identity primary key, settlement_id int not null references settlements on delete cascade,
  provider_ref text not null, kind text not null check (kind in ('payment', 'refund', 'other')), gross signed_minor not null, fee signed_minor not null, net signed_minor not null, currency text not null,
  payment_id int references payments, refund_id int references refunds, found text not null check (found in ('matched', 'missing', 'different')),
  unique (settlement_id, provider_ref, kind), check (net = gross - fee)
);
create index settlement_lines_payment on settlement_lines (payment_id) where payment_id is not null;
create index settlement_lines_refund on settlement_lines (refund_id) where refund_id is not null;
