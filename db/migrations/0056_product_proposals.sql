-- What sellers propose: a new product, or a change of one of theirs. The market decides, and what is
-- on sale stays as it is until then.

-- The pictures that a store uploaded: its proposals show these and those of its products, no others.
create table store_pictures (
  store_id int not null references stores on delete cascade,
  picture text not null references pictures on delete cascade,
  account_id int references accounts,
  created_at timestamptz not null default now(),
  primary key (store_id, picture)
);
create index store_pictures_picture on store_pictures (picture);

-- What a trusted store proposes goes live at once.
alter table stores add trusted_at timestamptz, add trusted_by int references accounts,
  add check ((trusted_at is null) = (trusted_by is null));

create table product_proposals (
  id int generated always as identity primary key,
  store_id int not null references stores on delete restrict,
  kind text not null check (kind in ('new', 'changed')),
  -- The product that it changes, or that it became.
  product_id int references products on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'sent', 'approved', 'refused', 'withdrawn')),
  version int not null default 1 check (version > 0),
  -- All that is proposed, and the same of the product as the seller saw it (src/market/proposals/content.ts).
  proposed jsonb not null check (jsonb_typeof(proposed) = 'object'),
  base jsonb check (jsonb_typeof(base) = 'object'),
  category_id int generated always as ((proposed ->> 'category_id')::int) stored,
  made_by int not null references accounts,
  sent_by int references accounts, sent_at timestamptz,
  decided_by int references accounts, decided_at timestamptz,
  -- Nobody decided: the store is trusted.
  at_once boolean not null default false,
  -- Why it was refused last: a ready reason, the market's own words, and the same of single fields.
  reason_code text not null default '', reason_text text not null default '',
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array'),
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
  check ((kind = 'changed') = (base is not null)),
  check ((kind = 'changed' or state = 'approved') = (product_id is not null)),
  check (state <> 'sent' or (sent_at is not null and sent_by is not null)),
  check ((state in ('approved', 'refused')) = (decided_at is not null)),
  check ((state in ('approved', 'refused') and not at_once) = (decided_by is not null)),
  check (not at_once or state = 'approved'),
  check (state <> 'refused' or reason_code <> '' or reason_text <> '' or reasons <> '[]')
);
create unique index product_proposals_open on product_proposals (product_id)
  where state in ('draft', 'sent', 'refused');
create index product_proposals_product on product_proposals (product_id, id desc);
create index product_proposals_store on product_proposals (store_id, id desc);
create index product_proposals_state on product_proposals (state, id desc);
create index product_proposals_waiting on product_proposals (sent_at, id) where state = 'sent';
create index product_proposals_waiting_store on product_proposals (store_id, sent_at, id) where state = 'sent';
create index product_proposals_waiting_category on product_proposals (category_id, sent_at, id)
  where state = 'sent';

create function product_proposal_stays() returns trigger language plpgsql as $$
begin
  if old.state in ('approved', 'withdrawn') then
    raise exception 'a proposal ends once' using errcode = 'check_violation';
  end if;
  if (new.store_id, new.kind) <> (old.store_id, old.kind) or new.base is distinct from old.base then
    raise exception 'a proposal stays of its store and product' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger product_proposal_stays before update on product_proposals
  for each row execute function product_proposal_stays();
