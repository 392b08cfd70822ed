-- Carts of customers that stand and wait: a row for each account with lines in its cart, kept by
-- whatever changes a line, so that a list of a million is found by its age.
create table carts (
  id int primary key references accounts on delete cascade,       -- of its customer
  lines int not null check (lines > 0),
  changed_at timestamptz not null default now(),
  -- one letter for each change of it
  reminded_at timestamptz
);
create index carts_changed on carts (changed_at, id);

create function count_cart_line() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.account_id is not null
    and (tg_op = 'DELETE' or new.account_id is distinct from old.account_id)
  then
    update carts set lines = lines - 1, changed_at = now() where id = old.account_id and lines > 1;
    if not found then
      delete from carts where id = old.account_id;
    end if;
  end if;
  if tg_op <> 'DELETE' and new.account_id is not null then
    if tg_op = 'UPDATE' and new.account_id is not distinct from old.account_id then
      update carts set changed_at = now() where id = new.account_id;
    else
      insert into carts (id, lines) values (new.account_id, 1)
      on conflict (id) do update set lines = carts.lines + 1, changed_at = now();
    end if;
  end if;
  return null;
end $$;
create trigger cart_lines_counted after insert or update or delete on cart_lines
  for each row execute function count_cart_line();

insert into carts (id, lines, changed_at)
select account_id, count(*), max(updated_at)
from cart_lines
where account_id is not null
group by account_id;

-- The link in each of these letters that ends them for good.
create table cart_letters (
  account_id int primary key references accounts on delete cascade,
  key text not null unique check (length(key) >= 32),
  left_at timestamptz
);
