// The data that follows from many orders: payments, refunds, transfers, the books, reviews, mails,
// the activity log, and webhook messages.

/** Of grown orders: other benches place theirs as `bench@example.com`. */
export const GROWN_EMAIL = `like 'bench_%@%'`;
const BENCH = `address ->> 'email' ${GROWN_EMAIL}`;

export const AFTER_ORDERS = {
  payments: `
  insert into payments (order_id, method, test_mode, state, amount, currency, exponent, key,
    provider_ref, received, expires_at, created_at, succeeded_at)
  select id, 3, false, case when paid_at is not null then 'succeeded' when id % 7 = 0 then 'review'
      else 'expired' end,
    total, currency, 2, 'pay_' || md5(id::text), 'pi_' || md5('ref' || id), total,
    created_at + interval '1 hour', created_at, paid_at
  from orders where order_method = 3 and ${BENCH}`,
  refunds: `
  insert into refunds (order_id, payment_id, amount, state, reason, actor, key, provider_ref,
    created_at, ended_at)
  select order_id, id, greatest(amount / 2, 1), case when id % 500 = 0 then 'pending'
      when id % 300 = 0 then 'failed' else 'succeeded' end,
    'Came back', 'Bench', 'ref_' || md5(id::text), 're_' || md5(id::text), created_at,
    case when id % 500 > 0 then created_at end
  from payments where id % 10 = 0 and state = 'succeeded' and key = 'pay_' || md5(order_id::text)`,
  'orders refunded': `
  update orders o set refunded = r.amount
  from refunds r where r.order_id = o.id and r.state = 'succeeded' and r.actor = 'Bench'`,
  transfers: `
  insert into transfers (payment_id, order_id, trans_id, bank_name, account_name, state, reason,
    decided_at, created_at, amount)
  select id, order_id, 'TR' || id, 'Bench Bank', 'Somebody', case when id % 400 = 0 then 'waiting'
      when id % 90 = 0 then 'refused' else 'accepted' end,
    case when id % 90 = 0 then 'Not there' else '' end, case when id % 400 > 0 then created_at end,
    created_at, amount
  from payments where id % 4 = 0 and key = 'pay_' || md5(order_id::text)`,
  cancellations: `
  insert into cancellations (order_id, title, message, refunded, created_at)
  select id, 'Too late', 'I need it sooner.', id % 3 = 0, cancelled_at
  from orders where cancelled_at is not null and ${BENCH}`,
  'entries of the books': `
  insert into ledger_entries (kind, fact, order_id, parcel_id, at)
  select 'sale', 'bench:' || p.id, p.order_id, p.id, o.created_at
  from parcels p join orders o on o.id = p.order_id where o.${BENCH}`,
  'lines of the books': `
  insert into ledger_lines (entry_id, account, store_id, amount, currency)
  select e.id, case side when 1 then 'customer' when 2 then 'store' else 'market' end,
    case side when 2 then p.store_id end,
    case side when 1 then -p.total when 2 then p.total - p.total / 10 else p.total / 10 end, 'USD'
  from ledger_entries e join parcels p on p.id = e.parcel_id
  cross join generate_series(1, 3) side
  where e.fact like 'bench:%'
  order by e.id, side`,
  reviews: `
  insert into reviews (product_id, order_id, shopper, name, rating, review, created_at, hidden,
    hidden_reason)
  select l.product_id, l.order_id, o.shopper, o.address ->> 'name', 1 + (l.id * 7 % 11) % 5,
    (array['Very good, as said', 'Came late but well packed', 'Too small for me',
      'Would buy again', 'The colour is another one'])[1 + l.id % 5] || ' ' || l.id,
    o.created_at + interval '9 days', l.id % 200 = 0,
    case when l.id % 200 = 0 then 'Insults' else '' end
  from order_lines l join orders o on o.id = l.order_id
  where l.id % 3 = 0 and o.${BENCH}`,
  mails: `
  insert into mails (kind, recipient, language, subject, html, plain, created_at, state, sent_at)
  select case id % 3 when 0 then 'order-placed' when 1 then 'order-paid' else 'parcel-sent' end,
    address ->> 'email', 'en', 'Your order ' || code, '<p>Thank you</p>', 'Thank you', created_at,
    case when id % 1000 = 0 then 'failed' when id % 1001 = 0 then 'waiting' else 'sent' end,
    case when id % 1000 > 0 and id % 1001 > 0 then created_at end
  from orders where ${BENCH}`,
  'log of who did what': `
  insert into audit (actor, action, subject, note, at)
  select 'Bench', case id % 3 when 0 then 'order.confirm' when 1 then 'parcel.move' else 'refund.ask'
      end,
    'order:' || id, code, created_at
  from orders where ${BENCH}`,
  'a webhook': `
  insert into webhooks (name, address, events, enabled)
  select 'Bench', 'https://bench.example', '{order.placed}', false`,
  'its messages': `
  insert into webhook_messages (webhook_id, number, key, event, event_id, thing_id, body, made_at,
    state, ended_at)
  select w.id, row_number() over (order by o.id), 'msg_' || md5(o.id::text), 'order.placed', o.id,
    o.id, '{}', o.created_at, case when o.id % 500 = 0 then 'skipped' else 'taken' end, o.created_at
  from orders o cross join webhooks w
  where w.name = 'Bench' and o.${BENCH} and o.id % 2 = 0`,
} satisfies Record<string, string>;
