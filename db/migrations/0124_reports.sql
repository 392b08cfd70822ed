-- What anybody reports of a product, a review or a store, what staff decide about such a thing, with or without a
-- report, and what somebody objects to that (EU 2022/2065, Art. 16, 17 and 20).

-- What staff decided. One that restricts stands until what it restricts is shown again, by whoever shows it.
create table decisions (
  id int generated always as identity primary key,
  kind text not null check (kind in ('product', 'review', 'store')),
  -- what it is about; none of them once that is gone
  product_id int references products on delete set null,
  review_id int references reviews on delete set null,
  store_id int references stores on delete set null,
  title text not null check (title <> '' and length(title) <= 300), -- what that was called
  action text not null check (action in ('none', 'hide-product', 'hide-review', 'suspend-store')),
  facts text not null check (length(facts) <= 2000),
  ground text check (ground in ('law', 'terms')),
  which text not null default '' check (length(which) <= 300),      -- which law, which part of the terms
  key text not null unique check (length(key) >= 32),               -- of the link by which who is hit objects
  decided_by int references accounts,
  decided_at timestamptz not null default now(),
  ended_at timestamptz check (ended_at >= decided_at),
  constraint decisions_of_one_thing check (
    num_nonnulls(product_id, review_id, store_id) <= 1
    and (product_id is null or kind = 'product') and (review_id is null or kind = 'review')
    and (store_id is null or kind = 'store')
  ),
  constraint decisions_action_fits check (
    action = 'none' or (kind, action) in (('product', 'hide-product'), ('review', 'hide-review'), ('store', 'suspend-store'))
  ),
  constraint decisions_have_a_ground check ((action = 'none') = (ground is null)),
  constraint decisions_end check (action <> 'none' or ended_at is null)
);
-- A thing is restricted by one decision at most.
create unique index decisions_product on decisions (product_id) where action <> 'none' and ended_at is null;
create unique index decisions_review on decisions (review_id) where action <> 'none' and ended_at is null;
create unique index decisions_store on decisions (store_id) where action <> 'none' and ended_at is null;
create index decisions_of_product on decisions (product_id, id) where product_id is not null;
create index decisions_of_review on decisions (review_id, id) where review_id is not null;
create index decisions_of_store on decisions (store_id, id) where store_id is not null;

create table reports (
  id int generated always as identity primary key,
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{16}$'),
  key text not null unique check (length(key) >= 32),               -- of the link by which who reported sees it
  kind text not null check (kind in ('product', 'review', 'store')),
  product_id int references products on delete set null,
  review_id int references reviews on delete set null,
  store_id int references stores on delete set null,
  title text not null check (title <> '' and length(title) <= 300),
  reason text not null check (reason in (
    'illegal', 'dangerous', 'counterfeit', 'misleading', 'offensive', 'fake-review', 'personal-data', 'children', 'other'
  )),
  explanation text not null check (length(explanation) between 1 and 5000),
  url text not null check (url ~ '^https?://\S+$' and length(url) <= 2000),
  name text not null default '' check (length(name) <= 100),
  email text check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 254),
  account_id int references accounts,
  good_faith boolean not null check (good_faith),
  language text not null,
  state text not null default 'open' check (state in ('open', 'decided')),
  decision_id int references decisions,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  constraint reports_of_one_thing check (
    num_nonnulls(product_id, review_id, store_id) <= 1
    and (product_id is null or kind = 'product') and (review_id is null or kind = 'review')
    and (store_id is null or kind = 'store')
  ),
  -- Art. 16 (2) (c): name and address may be left out only for offences against children
  constraint reports_say_who check (
    reason = 'children' or erased_at is not null or (name <> '' and email is not null)
  ),
  constraint reports_erased check (erased_at is null or (name = '' and email is null and account_id is null)),
  constraint reports_decided check ((state = 'decided') = (decision_id is not null))
);
-- One address has at most one open report of one thing.
create unique index reports_open_product on reports (email, product_id) where state = 'open';
create unique index reports_open_review on reports (email, review_id) where state = 'open';
create unique index reports_open_store on reports (email, store_id) where state = 'open';
create index reports_of_product on reports (product_id, id) where product_id is not null;
create index reports_of_review on reports (review_id, id) where review_id is not null;
create index reports_of_store on reports (store_id, id) where store_id is not null;
create index reports_open on reports (id) where state = 'open';
create index reports_kind on reports (kind, id);
create index reports_reason on reports (reason, id);
create index reports_decision on reports (decision_id) where decision_id is not null;
create index reports_email on reports (email, created_at) where email is not null;
create index reports_account on reports (account_id) where account_id is not null;
create index reports_found on reports using gin (lower(code) gin_trgm_ops);

-- What is reported or decided about is there when that happens; later it may go.
create function is_of_one_thing() returns trigger language plpgsql as $$
begin
  if num_nonnulls(new.product_id, new.review_id, new.store_id) <> 1 then
    raise exception '% is of exactly one product, review or store', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger is_of_one_thing before insert on reports for each row execute function is_of_one_thing();
create trigger is_of_one_thing before insert on decisions for each row
  when (new.action <> 'none') execute function is_of_one_thing();

-- A report is decided once, by a decision about the same thing, and stays decided.
create function report_decided() returns trigger language plpgsql as $$
begin
  if old.state = 'decided' then
    raise exception 'report % is decided', old.id using errcode = 'check_violation';
  end if;
  perform from decisions d where d.id = new.decision_id and d.kind = new.kind
    and (d.product_id, d.review_id, d.store_id) is not distinct from (new.product_id, new.review_id, new.store_id);
  if not found then
    raise exception 'decision % is about something else than report %', new.decision_id, new.id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger report_decided before update of state, decision_id on reports for each row
  when ((old.state, old.decision_id) is distinct from (new.state, new.decision_id)) execute function report_decided();

-- What is shown again is not restricted any more.
create function end_decision() returns trigger language plpgsql as $$
begin
  execute format(
    'update decisions set ended_at = greatest(now(), decided_at)
     where %I = $1 and action <> ''none'' and ended_at is null', tg_argv[0]
  ) using new.id;
  return null;
end $$;
create trigger end_decision after update of published on products for each row
  when (new.published and not old.published) execute function end_decision('product_id');
create trigger end_decision after update of hidden on reviews for each row
  when (old.hidden and not new.hidden) execute function end_decision('review_id');
create trigger end_decision after update of suspended_at on stores for each row
  when (old.suspended_at is not null and new.suspended_at is null) execute function end_decision('store_id');

create trigger never_truncated before truncate on decisions for each statement execute function never_truncated();
create trigger never_truncated before truncate on reports for each statement execute function never_truncated();

-- Who already judges reviews and products and suspends stores judges reports too.
update roles set permissions = permissions || '{reports}', version = version + 1, updated_at = now()
where given is distinct from 'owner' and permissions @> '{catalogue,stores}';
