-- Whatever is taken away of what a seller or a customer has on show leaves a decision with its reasons, whether staff
-- did it, a file that they brought in, or a rule (EU 2022/2065, Art. 17).
alter table decisions drop constraint decisions_kind_check;
alter table decisions add constraint decisions_kind_check check (kind in ('product', 'review', 'answer', 'store'));
alter table decisions drop constraint decisions_action_check;
alter table decisions add constraint decisions_action_check check (action in (
  'none', 'hide-product', 'hide-review', 'hide-answer', 'suspend-store', 'hide-store', 'hold-store', 'close-store',
  'hide-products',
  'delete-product', 'remove-pictures', 'leave-sale', 'end-voucher'
));
alter table decisions drop constraint decisions_of_one_thing;
alter table decisions add constraint decisions_of_one_thing check (
  num_nonnulls(product_id, review_id, store_id) <= 1
  and (product_id is null or kind = 'product') and (review_id is null or kind in ('review', 'answer'))
  and (store_id is null or kind = 'store')
);
alter table decisions drop constraint decisions_action_fits;
alter table decisions add constraint decisions_action_fits check (
  action = 'none' or (kind, action) in (
    ('product', 'hide-product'), ('product', 'remove-pictures'), ('review', 'hide-review'), ('answer', 'hide-answer'),
    ('store', 'suspend-store'), ('store', 'hide-store'), ('store', 'hold-store'), ('store', 'close-store'),
    ('store', 'hide-products'),
    ('store', 'delete-product'), ('store', 'remove-pictures'), ('store', 'leave-sale'), ('store', 'end-voucher')
  )
);
alter table decisions
  -- by what it was decided: somebody, a file that somebody brought in, or a rule of the market alone
  add column means text not null default 'person' check (means in ('person', 'import', 'rule')),
  add column products int[] not null default '{}',                  -- of one decision about many; gone ones among them
  add column import_id int references imports on delete set null;
alter table decisions add constraint decisions_rule_check check (means <> 'rule' or decided_by is null);
create index decisions_import on decisions (import_id) where import_id is not null;

-- What is hidden stays so until it is shown again: by one decision at most of each kind. The others happened once.
drop index decisions_product;
drop index decisions_review;
drop index decisions_store;
create unique index decisions_product on decisions (product_id) where action = 'hide-product' and ended_at is null;
create unique index decisions_review on decisions (review_id, kind)
  where action in ('hide-review', 'hide-answer') and ended_at is null;
create unique index decisions_store on decisions (store_id, action)
  where action in ('suspend-store', 'hide-store', 'hold-store', 'close-store') and ended_at is null;

create or replace function end_decision() returns trigger language plpgsql as $$
begin
  execute format(
    'update decisions set ended_at = greatest(now(), decided_at) where %I = $1 and action = $2 and ended_at is null',
    tg_argv[0]
  ) using (to_jsonb(new) ->> tg_argv[2])::int, tg_argv[1];
  return null;
end $$;
drop trigger end_decision on products;
drop trigger end_decision on reviews;
drop trigger end_decision on stores;
create trigger end_decision after update of published on products for each row
  when (new.published and not old.published) execute function end_decision('product_id', 'hide-product', 'id');
create trigger end_decision after update of hidden on reviews for each row
  when (old.hidden and not new.hidden) execute function end_decision('review_id', 'hide-review', 'id');
create trigger end_decision after update of hidden on review_answers for each row
  when (old.hidden and not new.hidden) execute function end_decision('review_id', 'hide-answer', 'review_id');
create trigger end_decision after update of suspended_at on stores for each row
  when (old.suspended_at is not null and new.suspended_at is null)
  execute function end_decision('store_id', 'suspend-store', 'id');
create trigger end_hiding after update of public on stores for each row
  when (new.public and not old.public) execute function end_decision('store_id', 'hide-store', 'id');
-- Whether a store is held or closed stands in columns of later.
create function end_holding() returns trigger language plpgsql as $$
begin
  if (to_jsonb(old) ->> 'held')::boolean and not (to_jsonb(new) ->> 'held')::boolean then
    update decisions set ended_at = greatest(now(), decided_at)
    where store_id = new.id and action = 'hold-store' and ended_at is null;
  end if;
  if (to_jsonb(old) ->> 'closed_at') is not null and (to_jsonb(new) ->> 'closed_at') is null then
    update decisions set ended_at = greatest(now(), decided_at)
    where store_id = new.id and action = 'close-store' and ended_at is null;
  end if;
  return null;
end $$;
create trigger end_holding after update on stores for each row execute function end_holding();
