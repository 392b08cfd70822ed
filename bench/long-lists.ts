// The lists of the back office about orders and everything that follows from them: each by its
// filters, orders and searches. The bench measures them at a million orders, a test counts the
// database pages that they read at some thousands.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

export type MeasuredList = {
  what: string;
  path: string;
  input: (round: number) => Record<string, unknown>;
};
type SampleOrder = {
  code: string;
  store: number;
  product: number;
  title: string;
  email: string;
  phone: string;
  customer: number;
  tracking: string;
  sku: string;
};

/** The lists, for a market that has orders and customers. */
export async function longLists(db: Db, kinds = 20): Promise<MeasuredList[]> {
  const { rows } = await sql<SampleOrder>`
    select o.code, p.store_id as store, l.product_id as product, o.account_id as customer,
      l.title ->> 'en' as title, o.address ->> 'email' as email, o.address ->> 'phone' as phone,
      p.tracking_number as tracking, i.sku
    from (select min(id) as first, max(id) as last from orders) ends
    cross join generate_series(1, ${kinds}::int) n
    cross join lateral (
      select * from orders where id > first + (last - first) * n / ${kinds + 1}::int
        and account_id is not null
      order by id limit 1
    ) o
    join parcels p on p.order_id = o.id
    join order_lines l on l.parcel_id = p.id
    join inventories i on i.id = l.inventory_id
  `.execute(db);
  return [...listsOfOrders(rows), ...listsOfMoney(rows), ...listsOfOthers(rows)];
}

type Of = (one: SampleOrder) => Record<string, unknown>;

/** A list with each of its filters and orders. */
const lists = (
  samples: SampleOrder[],
  path: string,
  of: Record<string, Of | object>,
): MeasuredList[] =>
  Object.entries(of).map(([what, input]) => ({
    what: `${path.slice('admin/'.length)}: ${what}`,
    path,
    input: (round) => {
      const one = samples[round % samples.length];
      if (!one) throw new Error('There are no orders to ask for.');
      return typeof input === 'function' ? (input as Of)(one) : { ...input };
    },
  }));
const each = (name: string, values: string[]) =>
  Object.fromEntries(values.map((value) => [`${name} ${value}`, { [name]: value }]));
const word = (title: string) => title.split(' ').find((one) => one.length > 3) ?? title;

const listsOfOrders = (samples: SampleOrder[]): MeasuredList[] => [
  ...lists(samples, 'admin/orders', {
    'as they come': {},
    'a page further on': { page: 40 },
    ...each('sort', ['created_at', '-created_at', 'total', '-total']),
    ...each('view', ['to-confirm', 'late', 'unpaid', 'review', 'cash', 'refunded', 'cancelled']),
    ...each('paid', ['yes', 'no']),
    ...each('sent', ['no', 'partly', 'all']),
    ...each('state', ['open', 'done', 'cancelled']),
    'cancelled by total': { view: 'cancelled', sort: '-total' },
    'done by total': { state: 'done', sort: 'total' },
    'a store': ({ store }) => ({ store }),
    'a store by total': ({ store }) => ({ store, sort: '-total' }),
    'a customer': ({ customer }) => ({ customer }),
    'a product': ({ product }) => ({ product }),
    'a country': { country: 'MA' },
    'a country by total': { country: 'FR', sort: '-total' },
    'a way to pay': { method: 2 },
    'some days': { from: '2026-06-01', until: '2026-06-07' },
    'a code': ({ code }) => ({ q: code }),
    'half a code': ({ code }) => ({ q: code.slice(0, 6) }),
    'a common name': { q: 'karim' },
    'a whole name': { q: 'zeynep yildiz' },
    'a name by total': { q: 'karim', sort: '-total' },
    'an e-mail': ({ email }) => ({ q: email }),
    'half a phone number': ({ phone }) => ({ q: phone.slice(4, 12) }),
    'a tracking number': ({ tracking }) => ({ q: tracking }),
    'a product’s name': ({ title }) => ({ q: title.split(' ').slice(0, 3).join(' ') }),
    'a word of a product': ({ title }) => ({ q: word(title) }),
    'a SKU': ({ sku }) => ({ q: sku }),
  }),
  ...lists(samples, 'admin/parcels/list', {
    'as they come': {},
    ...each('view', ['to-confirm', 'to-hand-over', 'late', 'on-the-way']),
    ...each('state', ['open', 'delivered', 'cancelled']),
    ...each('sort', ['due_at', '-due_at']),
    'a store': ({ store }) => ({ store }),
    'an order’s code': ({ code }) => ({ q: code }),
    'a tracking number': ({ tracking }) => ({ q: tracking }),
    'a buyer': { q: 'karim haddad' },
  }),
];

const listsOfMoney = (samples: SampleOrder[]): MeasuredList[] => [
  ...lists(samples, 'admin/payments', {
    'as they come': {},
    ...each('view', ['succeeded', 'review', 'expired', 'failed', 'created']),
    ...each('sort', ['created_at', 'amount', '-amount']),
    'expired by amount': { view: 'expired', sort: '-amount' },
    'a way to pay': { method: 3 },
    'an order’s code': ({ code }) => ({ q: code }),
  }),
  ...lists(samples, 'admin/refunds', {
    'as they come': {},
    ...each('view', ['by-hand', 'pending', 'succeeded', 'failed', 'guessed']),
    ...each('sort', ['created_at', '-amount']),
    'an order’s code': ({ code }) => ({ q: code }),
  }),
  ...lists(samples, 'admin/transfers', {
    'that wait': {},
    ...each('view', ['accepted', 'refused', 'all']),
    'an order’s code': ({ code }) => ({ q: code }),
  }),
  ...lists(samples, 'admin/ledger', {
    'as they come': {},
    ...each('view', ['unpaid']),
    ...each('account', ['store', 'market', 'customer', 'reserve']),
    'a store': ({ store }) => ({ store }),
    'a store, unpaid': ({ store }) => ({ store, view: 'unpaid' }),
    'some days': { from: '2026-06-01', to: '2026-06-07' },
    'an order’s code': ({ code }) => ({ q: code }),
  }),
  ...lists(samples, 'admin/balances', {
    'as they come': {},
    ...each('view', ['debt', 'due']),
    'a store': ({ store }) => ({ store }),
  }),
  ...lists(samples, 'admin/accounts', { 'the accounts': {} }),
  ...lists(samples, 'admin/papers', {
    'as they come': {},
    'a store': ({ store }) => ({ store }),
    'an order’s code': ({ code }) => ({ q: code }),
  }),
  ...lists(samples, 'admin/payouts', { 'as they come': {}, 'by amount': { sort: '-amount' } }),
];

const listsOfOthers = (samples: SampleOrder[]): MeasuredList[] => [
  ...lists(samples, 'admin/customers', {
    'as they come': {},
    ...each('sort', ['-spent', '-orders', '-last_order_at', 'created_at']),
    ...each('view', ['buyers', 'without-orders']),
    ...each('consent', ['yes', 'no']),
    'a country': { country: 'MA' },
    'a country by what they spent': { country: 'FR', sort: '-spent' },
    'a common name': { q: 'karim' },
    'a whole name': { q: 'cagla demir' },
    'a name by what they spent': { q: 'karim', sort: '-spent' },
    'an e-mail': ({ email }) => ({ q: email }),
    'half a phone number': ({ phone }) => ({ q: phone.slice(4, 12) }),
  }),
  ...lists(samples, 'admin/reviews', {
    'as they come': {},
    ...each('view', ['shown', 'hidden', 'low', 'pictures']),
    ...each('sort', ['created_at', '-rating']),
    'low by rating': { view: 'low', sort: 'rating' },
    'five stars': { rating: 5 },
    'a store': ({ store }) => ({ store }),
    'a product': ({ product }) => ({ product }),
    'a word': { q: 'packed' },
    'a word by rating': { q: 'packed', sort: 'rating' },
  }),
  ...lists(samples, 'admin/vouchers', { 'as they come': {}, ...each('view', ['live', 'over']) }),
  ...lists(samples, 'admin/flash-sales', { 'as they come': {}, ...each('view', ['live', 'over']) }),
  ...lists(samples, 'admin/audit', {
    'as it comes': {},
    'a page further on': { page: 40 },
    'a kind of thing': { noun: 'order' },
    'some days': { from: '2026-06-01', until: '2026-06-07' },
    'a word': ({ code }) => ({ q: code }),
    'a common word': { q: 'refund' },
  }),
  ...lists(samples, 'admin/mails', {
    'as they come': {},
    ...each('view', ['lately', 'waiting', 'trying', 'failed', 'sent']),
    'a kind': { kind: 'order-placed' },
    'failed of a kind': { kind: 'order-placed', view: 'failed' },
    'an address': ({ email }) => ({ q: email }),
  }),
  ...lists(samples, 'admin/jobs', {
    'as they come': {},
    ...each('view', ['waiting', 'running', 'planned', 'trying', 'failed']),
    'by when': { sort: 'due_at' },
    'a task': { q: 'send-mail' },
  }),
  ...lists(samples, 'admin/jobs/standing', { 'how they stand': {} }),
  ...lists(samples, 'admin/webhooks', { 'as they come': {} }),
  ...lists(samples, 'admin/search', {
    'Ctrl-K, a code': ({ code }) => ({ q: code }),
    'Ctrl-K, a buyer': { q: 'karim haddad' },
  }),
];
