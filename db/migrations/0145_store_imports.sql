-- People of a store bring their products in from files as well. Such an import goes by the rules of
-- proposals, writes into its own store alone, and is undone step by step.
alter table imports
  -- Uploaded by a seller, and who of the store asked for the work that waits.
  add column of_store boolean not null default false,
  add column asked_by int references accounts on delete set null;
create index imports_store on imports (store_id, id desc) where of_store;

-- A new product that was brought in is the same one the next time, also where it has no SKU.
alter table product_proposals add column import_key text;
create index product_proposals_import_key on product_proposals (store_id, import_key)
  where import_key is not null;

create function proposal_skus(proposed jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(upper(v ->> 'sku')) filter (where v ->> 'sku' <> ''), '{}')
  from jsonb_array_elements(proposed -> 'variants') v
$$;
create index product_proposals_skus on product_proposals using gin (proposal_skus(proposed))
  where kind = 'new' and state in ('draft', 'sent', 'refused');

-- What such an import did, in its order; what is undone goes.
create table import_steps (
  id bigint generated always as identity primary key,
  import_id int not null references imports on delete cascade,
  -- The proposal that it made or changed, or the product on sale that it changed.
  proposal_id int references product_proposals on delete cascade,
  product_id int references products on delete cascade,
  -- Of a proposal: what it proposed before, and its state. Of a product: each part that was changed,
  -- as it was and as it became, and the pieces. Null: the import made it.
  before jsonb,
  constraint import_steps_before_check check (before is null or jsonb_typeof(before) = 'object'),
  constraint import_steps_product_id_check check (num_nonnulls(proposal_id, product_id) = 1),
  constraint import_steps_made_check check (before is not null or proposal_id is not null)
);
create index import_steps_import on import_steps (import_id, id desc);
create index import_steps_proposal on import_steps (proposal_id) where proposal_id is not null;
create index import_steps_product on import_steps (product_id) where product_id is not null;
create trigger picture_uses after insert or delete or update of before on import_steps
  for each row execute function keep_picture_uses('id', 'import_id', '', 'before');
