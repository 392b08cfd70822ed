-- Money that went back by somebody else's doing: at the gateway's own pages, or by a bank's decision.

-- `market`: decided here. `gateway`: made at the gateway's own pages; the money is gone already.
-- `dispute`: taken back by the buyer's bank, or by the gateway, in a dispute that was lost.
alter table refunds
  add column source text not null default 'market' check (source in ('market', 'gateway', 'dispute')),
  -- Nobody said which parcels it is for: it is shared by what was left of them until staff say.
  add column guessed boolean not null default false,
  add check (source = 'market' or payment_id is not null),
  add check (source <> 'market' or not guessed);
create unique index refunds_outside on refunds (payment_id, provider_ref) where source <> 'market';
create index refunds_guessed on refunds (order_id) where guessed;

-- What the gateway says of a payment after it was made: how much of it went back so far, in minor
-- units, and when it was asked for what was last written down. `follow_at`: when it is asked again.
alter table payments
  add column returned minor, add column followed_at timestamptz,
  add column follow_at timestamptz not null default now() + interval '1 day';
create index payments_follow on payments (follow_at) where state in ('succeeded', 'review');
