-- Pieces of a parcel that its store can not send: their money goes back by a refund, the rest is sent.
create table cancelled_pieces (
  refund_id int not null references refunds on delete restrict,
  order_line_id int not null references order_lines on delete restrict,
  quantity int not null,
  reason text not null,
  gone boolean not null,             -- there are none: they do not come back into stock
  account_id int references accounts on delete set null,
  actor text not null,
  at timestamptz not null default now(),
  primary key (refund_id, order_line_id),
  constraint cancelled_pieces_quantity_check check (quantity > 0),
  constraint cancelled_pieces_reason_check check (length(reason) between 1 and 500)
);
create index cancelled_pieces_line on cancelled_pieces (order_line_id);

-- Never more of a line than were sold, of the order that the refund is of.
create function hold_cancelled_pieces() returns trigger language plpgsql as $$
begin
  if not exists (
    select from order_lines l
    join refunds r on r.id = new.refund_id and r.order_id = l.order_id
    where l.id = new.order_line_id
      and l.quantity >= (select sum(c.quantity) from cancelled_pieces c where c.order_line_id = l.id)
  ) then
    raise exception 'only what was sold can be cancelled' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger hold_cancelled_pieces after insert or update on cancelled_pieces
  for each row execute function hold_cancelled_pieces();
