-- Papers: invoices and credit notes, frozen when they are issued.

-- An IANA zone that PostgreSQL knows; another one is refused as invalid_parameter_value.
create function is_time_zone(zone text) returns boolean language sql immutable strict as $$
  select zone ~ '^[A-Za-z][A-Za-z0-9_+/-]*$' and timezone(zone, timestamptz '2000-01-01 00:00Z') is not null
$$;
-- A tax number as it is written: letters, digits and what stands between them.
create domain tax_number as text check (value ~ '^([A-Za-z0-9][A-Za-z0-9 ./-]{0,39})?$');

-- Who issues papers. `commission_tax`: the tax within the commission, in hundredths of a percent.
alter table settings
  add column time_zone text not null default 'UTC' check (is_time_zone(time_zone)),
  add column legal_name text not null default '', add column tax_number tax_number not null default '',
  add column commission_tax int not null default 0 check (commission_tax between 0 and 10000);
-- A store without a zone of its own is in the market's.
alter table stores
  add column time_zone text check (is_time_zone(time_zone)),
  add column legal_name text not null default '', add column tax_number tax_number not null default '',
  add column address_1 text not null default '', add column address_2 text not null default '',
  add column zip text not null default '';
-- Who buys for a company says so with the address.
alter table addresses
  add column company text not null default '', add column tax_number tax_number not null default '';

-- Numbers ---------------------------------------------------------------------------------------

-- The last number of a series. Its row is locked by who issues, so that a number is given back with
-- the transaction that took it. `issuer`: a store, 0 the market.
create table paper_counters (
  issuer int not null check (issuer >= 0),
  series text not null check (series ~ '^[A-Z]{1,2}$'),
  year int not null check (year between 2000 and 9999),
  last int not null check (last > 0), last_on date not null,
  primary key (issuer, series, year)
);

-- S12-2026-000042. Sixteen characters at most (India, rule 46), as long as that can be.
create function paper_code(series text, issuer int, year int, number int) returns text
language sql immutable parallel safe as $$
  select head || lpad(number::text, greatest(length(number::text), least(6, 16 - length(head))), '0')
  from (select series || coalesce(nullif(issuer, 0)::text, '') || '-' || year || '-' as head) h
$$;

-- Whether what a paper says sums up: lines to goods, taxes to tax, goods and tax to the total.
create function paper_adds_up(content jsonb) returns boolean
language sql immutable parallel safe as $$
  select coalesce(s.net + s.tax = s.total and t.tax = s.tax and l.tax = s.tax
    and l.net = coalesce(p.subtotal, s.net)
    and s.net = coalesce(p.subtotal - p.bundle + p.shipping - p.voucher + p.fee, s.net), false)
  from jsonb_to_record(content -> 'sums') s (net bigint, tax bigint, total bigint)
  cross join (select coalesce(sum((one ->> 'tax')::bigint), 0) as tax
    from jsonb_array_elements(content -> 'taxes') one) t
  cross join (select coalesce(sum((one ->> 'net')::bigint), 0) as net,
      coalesce(sum((one ->> 'tax')::bigint), 0) as tax
    from jsonb_array_elements(content -> 'lines') one) l
  left join lateral jsonb_to_record(nullif(content -> 'parts', 'null'))
    p (subtotal bigint, bundle bigint, shipping bigint, voucher bigint, fee bigint) on true
$$;

-- Papers ----------------------------------------------------------------------------------------

create table papers (
  id int generated always as identity primary key,
  kind text not null,
  issuer int not null,
  -- The store that sold, or to which the market's commission is invoiced.
  store_id int not null references stores on delete restrict,
  series text not null, year int not null, number int not null check (number > 0),
  before int generated always as (nullif(number - 1, 0)) stored,
  code text not null unique check (code ~ '^[A-Z0-9-]{1,24}$'),
  -- `issued_on`: the day of that moment in the issuer's zone.
  issued_at timestamptz not null, issued_on date not null check (extract(year from issued_on) = year),
  parcel_id int references parcels on delete restrict,
  refund_id int references refunds on delete restrict,
  payout_id int references payouts on delete restrict,
  -- The paper that this one corrects.
  names int references papers,
  currency text not null, exponent smallint not null check (exponent in (0, 2, 3)),
  total minor not null,
  -- All that stands on the paper (src/market/papers/paper.ts says how).
  content jsonb not null,
  unique (issuer, series, year, number),
  foreign key (issuer, series, year, before) references papers (issuer, series, year, number),
  unique nulls not distinct (kind, parcel_id, refund_id, payout_id),
  check ((kind, series) in (('invoice', 'S'), ('credit-note', 'C'), ('commission-invoice', 'M'),
    ('commission-credit-note', 'MC'))),
  check (issuer = case when series in ('S', 'C') then store_id else 0 end),
  check ((series in ('S', 'C')) = (parcel_id is not null)),
  check ((series in ('M', 'MC')) = (payout_id is not null)),
  check (refund_id is null or parcel_id is not null),
  -- A credit note names an invoice; an invoice after a refund that failed names the credit note.
  check ((names is not null) = (series = 'C' or refund_id is not null)),
  check (content ->> 'code' = code and content ->> 'currency' = currency),
  check ((content -> 'sums' ->> 'total')::bigint = total and paper_adds_up(content))
);
create index papers_parcel on papers (parcel_id) where parcel_id is not null;
create index papers_refund on papers (refund_id) where refund_id is not null;
create index papers_payout on papers (payout_id) where payout_id is not null;
create index papers_names on papers (names) where names is not null;
create index papers_store on papers (store_id, id desc);

-- The file of a paper, kept when it is made for the first time: whoever asks later gets the same.
create table paper_files (
  paper_id int primary key references papers, bytes bytea not null check (length(bytes) > 0),
  made_at timestamptz not null default now()
);
alter table paper_files alter column bytes set storage external;

-- What was confirmed or paid out before papers were issued by themselves, and waits for them.
create table paper_backlog (
  id int generated always as identity primary key,
  parcel_id int unique references parcels on delete cascade,
  payout_id int unique references payouts on delete cascade,
  check ((parcel_id is null) <> (payout_id is null))
);

-- Invoices of before -----------------------------------------------------------------------------

-- They were said in the buyer's zone, and stay as they were said. Country and region stand as codes.
create function pg_temp.day_in(at timestamptz, zone text, year int) returns date
language plpgsql as $$
declare day date;
begin
  begin
    day := (at at time zone zone)::date;
  exception when others then
    day := (at at time zone 'UTC')::date;
  end;
  return least(greatest(day, make_date(year, 1, 1)), make_date(year, 12, 31));
end $$;
create function pg_temp.party(who jsonb) returns jsonb language sql as $$
  select jsonb_build_object('name', coalesce(who ->> 'name', ''), 'also', '', 'taxNumber', '',
    'street', (select coalesce(jsonb_agg(line), '[]')
      from unnest(array[who ->> 'address_1', who ->> 'address_2']) line where line <> ''),
    'zip', coalesce(who ->> 'zip', ''), 'city', coalesce(who ->> 'city', ''),
    'state', coalesce(who ->> 'state', ''), 'country', coalesce(who ->> 'country', ''),
    'stateName', null, 'countryName', null,
    'contacts', (select coalesce(jsonb_agg(way), '[]')
      from unnest(array[who ->> 'phone', who ->> 'email']) way where way <> ''))
$$;

insert into papers (kind, issuer, store_id, series, year, number, code, issued_at, issued_on,
  parcel_id, currency, exponent, total, content)
select 'invoice', i.store_id, i.store_id, 'S', i.year, i.number, c.code, i.issued_at, c.day,
  p.id, o.currency, o.currency_exponent, p.total, jsonb_build_object(
    'form', 0, 'kind', 'invoice', 'code', c.code, 'issuedOn', c.day, 'suppliedOn', null,
    'language', o.language, 'currency', o.currency, 'money', i.stated -> 'money',
    'seller', pg_temp.party(i.stated -> 'seller'), 'market', pg_temp.party(i.stated -> 'market'),
    'buyer', pg_temp.party(o.address),
    'order', jsonb_build_object('code', o.code, 'method', i.stated -> 'method',
      'placedOn', pg_temp.day_in(o.created_at, o.time_zone,
        extract(year from o.created_at at time zone 'UTC')::int)),
    'parcel', p.code, 'payout', null, 'names', null, 'why', null,
    'voucher', case when p.voucher_price > 0 then o.voucher_code end,
    'lines', l.lines, 'taxes', l.taxes,
    'parts', jsonb_build_object('subtotal', p.subtotal, 'bundle', p.bundle_offer,
      'shipping', p.shipping_price, 'voucher', p.voucher_price, 'fee', p.fee),
    'sums', jsonb_build_object('net', p.total - p.tax, 'tax', p.tax, 'total', p.total))
from invoices i join parcels p on p.id = i.parcel_id join orders o on o.id = p.order_id
cross join lateral (select 'S' || i.store_id || '-' || i.year || '-'
    || lpad(i.number::text, greatest(6, length(i.number::text)), '0') as code,
  pg_temp.day_in(i.issued_at, o.time_zone, i.year) as day) c
cross join lateral (
  with sold as (select t.*, min(id) over (partition by tax_type, tax_amount, tax_title) as first
    from order_lines t where t.parcel_id = p.id),
  rates as (select row_number() over (order by first) - 1 as at, first,
      min(said(tax_title, o.language)) as title, min(tax_type) as type, min(tax_amount) as amount,
      sum(selling * quantity) as base, sum(tax_price * quantity) as tax
    from sold where tax_price > 0 group by first)
  select (select jsonb_agg(jsonb_build_object('what', 'goods', 'id', s.id,
      'title', said(s.title, o.language), 'choice', coalesce(said(s.choice, o.language), ''),
      'sku', s.sku, 'quantity', s.quantity, 'free', s.bundle_free, 'unit', s.selling,
      'net', s.selling * s.quantity, 'tax', s.tax_price * s.quantity, 'rate', r.at) order by s.id)
    from sold s left join rates r on r.first = s.first and s.tax_price > 0) as lines,
  (select coalesce(jsonb_agg(jsonb_build_object('title', coalesce(title, ''),
      'rate', case when type is not null then jsonb_build_object('type', type, 'amount', amount) end,
      'base', base, 'tax', tax) order by at), '[]') from rates) as taxes) l
order by i.store_id, i.year, i.number;

insert into paper_counters (issuer, series, year, last, last_on)
select issuer, series, year, max(number), max(issued_on) from papers group by 1, 2, 3;
insert into paper_backlog (parcel_id)
select p.id from parcels p where p.status > 1 and p.cancelled_at is null
  and not exists (select from invoices i where i.parcel_id = p.id) order by p.id;
-- What went back of those, and what was cancelled of them.
insert into paper_backlog (parcel_id)
select p.id from parcels p join invoices i on i.parcel_id = p.id
where p.cancelled_at is not null or exists (select from refund_parcels r where r.parcel_id = p.id)
order by p.id;
insert into paper_backlog (payout_id) select id from payouts where state = 'paid' order by id;
drop table invoices;

-- What stays -----------------------------------------------------------------------------------

create function papers_stay() returns trigger language plpgsql as $$
begin
  raise exception 'a paper that was issued stays as it is' using errcode = 'check_violation';
end $$;
create trigger papers_stay before update or delete on papers
  for each row execute function papers_stay();
create trigger papers_stay_all before truncate on papers execute function papers_stay();
create trigger paper_files_stay before update or delete on paper_files
  for each row execute function papers_stay();
create trigger paper_files_stay_all before truncate on paper_files execute function papers_stay();

create function counter_goes_on() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last = 1 then return new; end if;
  if tg_op = 'UPDATE' and (new.issuer, new.series, new.year) = (old.issuer, old.series, old.year)
    and new.last = old.last + 1 and new.last_on >= old.last_on then return new; end if;
  raise exception 'numbers of papers go on one by one' using errcode = 'check_violation';
end $$;
create trigger counter_goes_on before insert or update or delete on paper_counters
  for each row execute function counter_goes_on();
create trigger counters_stay before truncate on paper_counters execute function papers_stay();

-- No more is credited than was invoiced, and what is named belongs to the same parcel. The invoice
-- is locked, so that two credit notes of it are written one after the other.
create function paper_fits() returns trigger language plpgsql as $$
declare invoice papers; named papers; credited bigint;
begin
  if new.parcel_id is null or new.names is null then return new; end if;
  select * into invoice from papers where parcel_id = new.parcel_id and kind = 'invoice'
    and refund_id is null for no key update;
  select * into named from papers where id = new.names;
  select coalesce(sum(case kind when 'credit-note' then total else -total end), 0) into credited
    from papers where parcel_id = new.parcel_id and names is not null;
  credited := credited + case new.kind when 'credit-note' then new.total else -new.total end;
  if invoice.id is null or named.parcel_id <> new.parcel_id or new.currency <> invoice.currency
    or (new.kind = 'credit-note' and named.id <> invoice.id)
    or (new.kind = 'invoice' and (named.kind <> 'credit-note' or named.total <> new.total
      or named.refund_id is distinct from new.refund_id))
    or credited not between 0 and invoice.total then
    raise exception 'paper % does not fit what it names', new.code using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger paper_fits before insert on papers for each row execute function paper_fits();
