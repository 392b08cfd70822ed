-- Who trades in a store: what Article 30 of Regulation (EU) 2022/2065 has a market know before a
-- store sells. Legal name, address, tax number and account stand on the store already.
alter table stores
  add column trader_phone text not null default '' check (trader_phone ~ '^(\+?[0-9][0-9 ()./-]{4,38})?$'),
  add column trader_mail text not null default '' check (trader_mail ~ '^([^@[:space:]]+@[^@[:space:]]+)?$' and length(trader_mail) <= 254),
  add column register_name text not null default '' check (length(register_name) <= 120),
  add column register_number text not null default '' check (length(register_number) <= 80),
  -- whoever trades in no register says so
  add column unregistered boolean not null default false,
  -- with the letters of its country (Directive 2006/112/EC, Article 215)
  add column vat_number text not null default '' check (vat_number ~ '^([A-Z]{2}[A-Z0-9+*]{2,13})?$'),
  -- that the store offers only what complies with the law of the Union
  add column certified boolean not null default false,
  add column certified_at timestamptz,
  add column trader_changed_at timestamptz,
  add column trader_checked_at timestamptz,
  add column trader_checked_by int references accounts,
  -- when its people were last told what is missing
  add column trader_told_at timestamptz,
  -- off sale until the market knows who trades; kept by a trigger and the clock
  add column held boolean not null default false,
  add constraint stores_unregistered_check check (not (unregistered and register_number <> '')),
  add constraint stores_certified_at_check check (certified = (certified_at is not null));

-- `eu_grace`: until then stores that were there before the pack stay on sale. `trader_checks`: a
-- store sells only once staff have checked who trades. `eu_since` and `eu_said_at`: since when it is
-- on, and when any of this was last decided.
alter table settings
  add column eu_pack boolean not null default false,
  add column eu_grace timestamptz,
  add column trader_checks boolean not null default false,
  add column eu_since timestamptz,
  add column eu_said_at timestamptz;

create function know_eu_pack() returns trigger language plpgsql as $$
begin
  if new.eu_pack and not old.eu_pack then new.eu_since := now(); end if;
  if (new.eu_pack, new.eu_grace, new.trader_checks) is distinct from (old.eu_pack, old.eu_grace, old.trader_checks) then
    new.eu_said_at := now();
  end if;
  return new;
end $$;
create trigger know_eu_pack before update on settings for each row execute function know_eu_pack();

-- What is not known yet of who trades in a store, in the order in which forms ask.
create function trader_lacks(s stores) returns text[] language sql stable as $$
  select array_remove(array[
    case when s.legal_name = '' then 'legal-name' end,
    case when s.address_1 = '' or s.city = '' or s.country = '' then 'address' end,
    case when s.trader_phone = '' then 'phone' end,
    case when s.trader_mail = '' then 'mail' end,
    case when s.register_number = '' and not s.unregistered then 'register' end,
    case when not s.certified then 'certified' end,
    case when s.iban = '' then 'payee' end
  ], null)
$$;

-- Whether a store has to stay off sale until more is known of it.
create function store_held(s stores) returns boolean language sql stable as $$
  select coalesce((
    select m.eu_pack
      and (m.eu_grace is null or m.eu_grace <= now() or s.created_at >= m.eu_since)
      and (trader_lacks(s) <> '{}' or (m.trader_checks and s.trader_checked_at is null))
    from settings m
  ), false)
$$;

create function know_trader() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.certified and not old.certified then new.certified_at := now(); end if;
    if not new.certified then new.certified_at := null; end if;
    if (new.legal_name, new.address_1, new.address_2, new.zip, new.city, new.country, new.trader_phone, new.trader_mail,
        new.register_name, new.register_number, new.unregistered, new.tax_number, new.vat_number, new.certified)
      is distinct from (old.legal_name, old.address_1, old.address_2, old.zip, old.city, old.country, old.trader_phone,
        old.trader_mail, old.register_name, old.register_number, old.unregistered, old.tax_number, old.vat_number, old.certified)
    then new.trader_changed_at := date_trunc('milliseconds', now()); end if;
  end if;
  new.held := store_held(new);
  return new;
end $$;
create trigger know_trader before insert or update on stores for each row execute function know_trader();

-- A held store is open to look at, and nothing of it is on sale.
create or replace function keep_store_open() returns trigger language plpgsql as $$
declare open boolean := new.public and new.suspended_at is null and not new.held;
begin
  update products set store_open = open where store_id = new.id and store_open <> open;
  return null;
end $$;
drop trigger keep_store_open on stores;
create trigger keep_store_open after update on stores for each row
  when ((old.public, old.suspended_at, old.held) is distinct from (new.public, new.suspended_at, new.held))
  execute function keep_store_open();
create or replace function know_store_open() returns trigger language plpgsql as $$
begin
  select public and suspended_at is null and not held into new.store_open from stores where id = new.store_id for share;
  return new;
end $$;
