-- An order that was closed unpaid may go on when its money comes after all: its pieces are taken again.

alter table stock_moves drop constraint stock_moves_cause_check;
alter table stock_moves add constraint stock_moves_cause_check check (
  cause in ('opening', 'hand', 'import', 'import-undo', 'order', 'cancel', 'reopen', 'return', 'removed'));
alter table stock_moves add constraint stock_moves_reopen check (cause <> 'reopen' or quantity < 0);
alter table stock_moves drop constraint stock_moves_check;
alter table stock_moves add constraint stock_moves_of_line
  check ((cause in ('order', 'cancel', 'reopen', 'return')) = (order_line_id is not null));
drop index stock_moves_line;
create unique index stock_moves_line on stock_moves (order_line_id) where cause = 'order';

-- What an order line's move has to fit: its variant and all its pieces when they are taken; its cancelled parcel and
-- all that is not back yet when it is cancelled, so that cancelling twice brings nothing; what is back when it is
-- taken again; its refund that has succeeded when it is returned.
create or replace function fit_stock_move(move stock_moves) returns void language plpgsql as $$
declare fits boolean;
begin
  if move.cause = 'order' then
    select l.inventory_id = move.inventory_id and l.quantity = -move.quantity into fits
    from order_lines l where l.id = move.order_line_id;
  else
    update order_lines l set restocked = l.restocked + move.quantity
    where l.id = move.order_line_id and l.inventory_id = move.inventory_id
      and case move.cause
        when 'cancel' then l.restocked + move.quantity = l.quantity
          and exists (select from parcels p where p.id = l.parcel_id and p.cancelled_at is not null)
        when 'reopen' then l.restocked + move.quantity = 0
        else exists (select from refunds r where r.id = move.refund_id and r.order_id = l.order_id and r.state = 'succeeded')
      end
    returning true into fits;
  end if;
  if fits is not true then
    raise exception 'order line % has no such move of stock', move.order_line_id using errcode = 'check_violation';
  end if;
end $$;
