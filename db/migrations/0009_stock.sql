-- Stock as a ledger: every change of a variant's quantity is a row with its cause, and the rows add up to the quantity.

create table stock_moves (
  id bigint generated always as identity primary key,
  inventory_id int not null,                              -- a plain number: the history outlives its variant
  quantity int not null check (quantity <> 0),            -- pieces that came (above zero) or went
  -- `opening`: what a variant began with, or had when this table came. `hand`: counted or corrected by somebody.
  -- `order`, `cancel`, `return`: pieces of an order line. `removed`: what a deleted variant still had.
  cause text not null check (
    cause in ('opening', 'hand', 'import', 'import-undo', 'order', 'cancel', 'return', 'removed')),
  order_line_id int references order_lines on delete restrict,
  refund_id int references refunds on delete restrict,
  import_id int references imports on delete restrict,
  account_id int references accounts,
  note text not null default '', at timestamptz not null default now(),
  check ((cause in ('order', 'cancel', 'return')) = (order_line_id is not null)),
  check ((cause = 'return') = (refund_id is not null)),
  check ((cause in ('import', 'import-undo')) = (import_id is not null)),
  check (cause <> 'order' or quantity < 0),
  check (cause not in ('opening', 'cancel', 'return') or quantity > 0)
);
create index stock_moves_inventory on stock_moves (inventory_id, id);
create unique index stock_moves_line on stock_moves (order_line_id, cause) where cause in ('order', 'cancel');
create unique index stock_moves_refund on stock_moves (refund_id, order_line_id) where cause = 'return';

alter table inventories alter column quantity set default 0;
insert into stock_moves (inventory_id, quantity, cause)
select id, quantity, 'opening' from inventories where quantity > 0 order by id;

-- Pieces of a line that are in stock again: never more than were sold.
alter table order_lines add column restocked int not null default 0,
  -- Whether the line's pieces were taken by a row of stock_moves; false: sold before there were any.
  add column traced boolean not null default false;
alter table order_lines alter column traced set default true;
update order_lines l set restocked = l.quantity from parcels p
where p.id = l.parcel_id and p.cancelled_at is not null;
-- Until now pieces came back when their refund was asked for, whatever became of it.
update order_lines l set restocked = greatest(l.restocked, least(l.quantity, b.pieces))
from (select order_line_id, sum(quantity) as pieces from refund_lines where back group by 1) b
where b.order_line_id = l.id and b.pieces > 0;
alter table order_lines add constraint order_lines_restocked check (restocked between 0 and quantity);
create index refund_lines_order_line on refund_lines (order_line_id);

-- A move changes the quantity, and nothing else does.
create function apply_stock_move() returns trigger language plpgsql as $$
begin
  if new.cause = 'removed' then
    if pg_trigger_depth() < 2 then
      raise exception 'only what deletes a variant removes its pieces' using errcode = 'check_violation';
    end if;
    return null;
  end if;
  update inventories set quantity = quantity + new.quantity where id = new.inventory_id;
  if not found then
    if new.quantity < 0 then
      raise exception 'there is no variant %', new.inventory_id using errcode = 'foreign_key_violation';
    end if;
    -- The variant is gone: what comes back goes nowhere.
    insert into stock_moves (inventory_id, quantity, cause) values (new.inventory_id, -new.quantity, 'removed');
  end if;
  if new.order_line_id is not null then perform fit_stock_move(new); end if;
  return null;
end $$;

-- What an order line's move has to fit: its variant and all its pieces when they are taken; its cancelled parcel,
-- or its refund that has succeeded, when they come back.
create function fit_stock_move(move stock_moves) returns void language plpgsql as $$
declare fits boolean;
begin
  if move.cause = 'order' then
    select l.inventory_id = move.inventory_id and l.quantity = -move.quantity into fits
    from order_lines l where l.id = move.order_line_id;
  else
    update order_lines l set restocked = l.restocked + move.quantity
    where l.id = move.order_line_id and l.inventory_id = move.inventory_id
      and case move.cause
        when 'cancel' then exists (select from parcels p where p.id = l.parcel_id and p.cancelled_at is not null)
        else exists (select from refunds r where r.id = move.refund_id and r.order_id = l.order_id and r.state = 'succeeded')
      end
    returning true into fits;
  end if;
  if fits is not true then
    raise exception 'order line % has no such move of stock', move.order_line_id using errcode = 'check_violation';
  end if;
end $$;
create trigger apply_stock_move after insert on stock_moves for each row execute function apply_stock_move();

create function stock_stays() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'inventories' and tg_op = 'UPDATE' and pg_trigger_depth() > 1 then return new; end if;
  raise exception 'stock changes by a new row of stock_moves only' using errcode = 'check_violation';
end $$;
create trigger stock_stays before update or delete on stock_moves for each row execute function stock_stays();
create trigger stock_stays_whole before truncate on stock_moves for each statement execute function stock_stays();
create trigger stock_by_moves before insert on inventories for each row
  when (new.quantity <> 0) execute function stock_stays();
create trigger stock_by_moves_only before update of quantity on inventories for each row
  when (old.quantity <> new.quantity) execute function stock_stays();
create trigger stock_by_moves_whole before truncate on inventories for each statement execute function stock_stays();

create function remove_stock() returns trigger language plpgsql as $$
begin
  insert into stock_moves (inventory_id, quantity, cause) values (old.id, -old.quantity, 'removed');
  return null;
end $$;
create trigger remove_stock after delete on inventories for each row
  when (old.quantity <> 0) execute function remove_stock();
