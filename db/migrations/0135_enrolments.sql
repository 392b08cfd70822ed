-- Stores take part in flash sales: the owner says until when, and by which rules; stores propose
-- products of theirs, and staff decide about each.
alter table flash_sales
  add enrol_until timestamptz,        -- null: stores take no part
  add min_percent smallint,         -- below the regular price, at least
  add per_store smallint,        -- products
  add terms words,
  add constraint flash_sales_enrol_until_check check (enrol_until <= start_at),
  -- each round of one that renews begins anew: nobody could say what was agreed for it
  add constraint flash_sales_renews_check check (enrol_until is null or not renews),
  add constraint flash_sales_min_percent_check
    check ((min_percent is null) = (enrol_until is null) and min_percent between 1 and 99),
  add constraint flash_sales_per_store_check
    check ((per_store is null) = (enrol_until is null) and per_store between 1 and 500),
  add constraint flash_sales_terms_check check (terms is null or enrol_until is not null);
create index flash_sales_enrol_until on flash_sales (start_at) where enrol_until is not null;

create table enrolments (
  id int generated always as identity primary key,
  flash_sale_id int not null references flash_sales on delete cascade,
  store_id int not null references stores on delete restrict,
  product_id int not null references products on delete cascade,
  price minor not null check (price > 0),
  -- what the product cost outside of sales when this was proposed
  regular minor not null check (regular > price),
  quota int not null check (quota > 0),
  per_customer int check (per_customer > 0),
  -- removed: it was in the sale, and staff have taken it out
  state text not null default 'sent'
    check (state in ('sent', 'approved', 'refused', 'withdrawn', 'removed')),
  version int not null default 1 check (version > 0),
  reason text not null default '',
  sent_by int not null references accounts, sent_at timestamptz not null default now(),
  decided_by int references accounts, decided_at timestamptz,
  check ((state = 'refused') = (reason <> '')),
  check ((state in ('approved', 'refused', 'removed')) = (decided_at is not null)),
  check ((decided_at is null) = (decided_by is null))
);
-- A product is proposed for a sale once at a time.
create unique index enrolments_once on enrolments (flash_sale_id, product_id)
  where state in ('sent', 'approved');
create index enrolments_sale on enrolments (flash_sale_id, id desc);
create index enrolments_waiting on enrolments (flash_sale_id, id desc) where state = 'sent';
create index enrolments_store on enrolments (store_id, id desc);
create index enrolments_product on enrolments (product_id, id desc);
create index enrolments_sent_at on enrolments (sent_at, id);
create index enrolments_state on enrolments (state, id desc);

create function enrolment_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (
      select from products where id = new.product_id and store_id = new.store_id
    ) then
      raise exception 'a store proposes products of its own' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if (new.flash_sale_id, new.store_id, new.product_id)
    <> (old.flash_sale_id, old.store_id, old.product_id) then
    raise exception 'an enrolment stays of its sale, store and product'
      using errcode = 'check_violation';
  end if;
  if old.state <> 'sent' and not (old.state = 'approved' and new.state = 'removed') then
    raise exception 'an enrolment is decided once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger enrolment_stays before insert or update on enrolments
  for each row execute function enrolment_stays();

-- What is not in the sale any more does not say that it is.
create function enrolment_removed() returns trigger language plpgsql as $$
begin
  update enrolments set state = 'removed', version = version + 1
  where flash_sale_id = old.flash_sale_id and product_id = old.product_id and state = 'approved';
  return null;
end $$;
create trigger enrolment_removed after delete on flash_sale_products
  for each row execute function enrolment_removed();
