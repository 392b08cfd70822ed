-- What the accounts of the books come to, so that nobody sums a million lines to know a balance.
-- Every change of lines adds what it comes to here; nothing is updated in place, so that orders do
-- not wait for each other. The job `fold-sums` puts what was added together. `gathered`: of lines
-- that are in a payout.
create table ledger_sums (
  account text not null,
  store_id int references stores on delete restrict,
  method smallint,
  currency text not null,
  gathered boolean not null,
  amount numeric not null,
  constraint ledger_sums_amount_check check (amount <> 0)
);
create index ledger_sums_store on ledger_sums (store_id);

create function sum_new_lines() returns trigger language plpgsql as $$
begin
  insert into ledger_sums (account, store_id, method, currency, gathered, amount)
  select account, store_id, method, currency, payout_id is not null, sum(amount)
  from added
  group by 1, 2, 3, 4, 5
  having sum(amount) <> 0;
  return null;
end $$;
create function sum_changed_lines() returns trigger language plpgsql as $$
begin
  insert into ledger_sums (account, store_id, method, currency, gathered, amount)
  select account, store_id, method, currency, payout_id is not null, sum(amount)
  from (
    select account, store_id, method, currency, payout_id, amount from added
    union all
    select account, store_id, method, currency, payout_id, -amount from taken
  ) l
  group by 1, 2, 3, 4, 5
  having sum(amount) <> 0;
  return null;
end $$;
create function sum_gone_lines() returns trigger language plpgsql as $$
begin
  insert into ledger_sums (account, store_id, method, currency, gathered, amount)
  select account, store_id, method, currency, payout_id is not null, -sum(amount)
  from taken
  group by 1, 2, 3, 4, 5
  having sum(amount) <> 0;
  return null;
end $$;

-- No line is written between the sum of those that are there and the first that is added to it.
lock table ledger_lines in share row exclusive mode;
create trigger sum_new_lines after insert on ledger_lines
  referencing new table as added for each statement execute function sum_new_lines();
create trigger sum_changed_lines after update on ledger_lines
  referencing old table as taken new table as added
  for each statement execute function sum_changed_lines();
create trigger sum_gone_lines after delete on ledger_lines
  referencing old table as taken for each statement execute function sum_gone_lines();
insert into ledger_sums (account, store_id, method, currency, gathered, amount)
select account, store_id, method, currency, payout_id is not null, sum(amount)
from ledger_lines
group by 1, 2, 3, 4, 5
having sum(amount) <> 0;
