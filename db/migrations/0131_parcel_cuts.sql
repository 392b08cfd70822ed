-- Pieces that a store takes out of a parcel before anybody has paid for them: nothing goes back by a
-- refund, what was sold becomes less. Each act is a cut; its pieces are rows of `cancelled_pieces`.
create table parcel_cuts (
  id int generated always as identity primary key,
  parcel_id int not null references parcels on delete restrict,
  amount minor not null,             -- what the parcel comes to less
  invoiced boolean not null,         -- an invoice said the price of before: a credit note follows
  at timestamptz not null default now(),
  constraint parcel_cuts_amount_check check (amount >= 0)
);
create index parcel_cuts_parcel on parcel_cuts (parcel_id);

alter table cancelled_pieces drop constraint cancelled_pieces_pkey;
alter table cancelled_pieces
  alter refund_id drop not null,
  add cut_id int references parcel_cuts on delete restrict,
  add amount minor,                  -- of a cut: what they would have cost
  add constraint cancelled_pieces_of_one
    check (num_nonnulls(refund_id, cut_id) = 1 and (cut_id is null) = (amount is null)),
  add constraint cancelled_pieces_refund unique (refund_id, order_line_id),
  add constraint cancelled_pieces_cut unique (cut_id, order_line_id);

-- Never more of a line than were sold, of the order that the refund is of; pieces of a cut are of its
-- own parcel, and are no part of what their line was sold for any more.
create or replace function hold_cancelled_pieces() returns trigger language plpgsql as $$
begin
  if new.cut_id is not null then
    if not exists (
      select from order_lines l
      join parcel_cuts c on c.id = new.cut_id and c.parcel_id = l.parcel_id
      where l.id = new.order_line_id
    ) then
      raise exception 'a cut is of its own parcel' using errcode = 'check_violation';
    end if;
  elsif not exists (
    select from order_lines l
    join refunds r on r.id = new.refund_id and r.order_id = l.order_id
    where l.id = new.order_line_id
      and l.quantity >= (
        select sum(c.quantity) from cancelled_pieces c
        where c.order_line_id = l.id and c.refund_id is not null
      )
  ) then
    raise exception 'only what was sold can be cancelled' using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- A line of which nothing is left stays, with nothing; no other line is of nothing.
alter table order_lines drop constraint order_lines_quantity_check,
  add constraint order_lines_quantity_check check (quantity >= 0);
create function hold_empty_lines() returns trigger language plpgsql as $$
begin
  if not exists (select from cancelled_pieces where order_line_id = new.id and cut_id is not null) then
    raise exception 'a line of no pieces had some, which were cut' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger hold_empty_lines after insert or update of quantity on order_lines
  deferrable initially deferred for each row when (new.quantity = 0) execute function hold_empty_lines();

-- Their stock comes back at once, by moves of a cause of its own.
alter table stock_moves drop constraint stock_moves_cause_check,
  add constraint stock_moves_cause_check check (cause in
    ('opening', 'hand', 'import', 'import-undo', 'order', 'cut', 'cancel', 'reopen', 'return', 'removed')),
  drop constraint stock_moves_of_line,
  add constraint stock_moves_of_line
    check ((cause in ('order', 'cut', 'cancel', 'reopen', 'return')) = (order_line_id is not null)),
  add constraint stock_moves_cut check (cause <> 'cut' or quantity > 0);

-- As before, and: what a cut brings back was cut from this line, and comes back once.
create or replace function fit_stock_move(move stock_moves) returns void language plpgsql as $$
declare fits boolean;
begin
  if move.cause = 'order' then
    select l.inventory_id = move.inventory_id and l.quantity = -move.quantity into fits
    from order_lines l where l.id = move.order_line_id;
  elsif move.cause = 'cut' then
    select l.inventory_id = move.inventory_id and (
      select coalesce(sum(m.quantity), 0) from stock_moves m
      where m.inventory_id = move.inventory_id and m.order_line_id = l.id and m.cause = 'cut'
    ) <= (
      select coalesce(sum(c.quantity), 0) from cancelled_pieces c
      where c.order_line_id = l.id and c.cut_id is not null
    ) into fits
    from order_lines l where l.id = move.order_line_id;
  else
    update order_lines l set restocked = l.restocked + move.quantity
    where l.id = move.order_line_id and l.inventory_id = move.inventory_id
      and case move.cause
        when 'cancel' then l.restocked + move.quantity = l.quantity
          and exists (select from parcels p where p.id = l.parcel_id and p.cancelled_at is not null)
        when 'reopen' then l.restocked + move.quantity = 0
        else exists (
          select from refunds r
          where r.id = move.refund_id and r.order_id = l.order_id and r.state = 'succeeded'
        )
      end
    returning true into fits;
  end if;
  if fits is not true then
    raise exception 'order line % has no such move of stock', move.order_line_id using errcode = 'check_violation';
  end if;
end $$;

-- Its credit note.
alter table papers
  add cut_id int references parcel_cuts on delete restrict,
  add constraint papers_of_cut
    check (cut_id is null or (kind = 'credit-note' and refund_id is null)),
  drop constraint papers_kind_parcel_id_refund_id_payout_id_key,
  add constraint papers_once
    unique nulls not distinct (kind, parcel_id, refund_id, payout_id, cut_id);
