// The messages of webhooks for each event of the diary, in the same shapes as the API's answers.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { adminProductCalls } from '#contract/admin/product.ts';
import { adminStoreCalls } from '#contract/admin/store.ts';
import { disputeShown } from '#contract/dispute-shown.ts';
import { orderCalls } from '#contract/order.ts';
import { payout as payoutShape } from '#contract/payout.ts';
import { refundRow } from '#contract/refund.ts';
import { soldParcel } from '#contract/sold-parcel.ts';
import type { Events } from '#contract/events.ts';
import type { WebhookEvent } from '#contract/webhook.ts';
import { permissions } from '#contract/permission.ts';
import type { Db } from '#db/connect.ts';
import { openProductToEdit } from '#market/catalogue/open-product-to-edit.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { readSoldParcel } from '#market/orders/read-sold-parcels.ts';
import { readDispute } from '#market/payments/disputes/read-disputes.ts';
import { readRefund } from '#market/payments/read-payments.ts';
import { readPayout } from '#market/payouts/read-payouts.ts';
import { payoutOf } from '#market/payouts/shown-payout.ts';
import { shopperOf, type Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { openStore } from '#market/stores/edit-store.ts';
import { isHeardAlone, type News } from '#market/webhooks/enqueue-webhooks.ts';
import { parcelInWords } from '#words/parcel-in-words.ts';

type Of<Kind extends keyof Events> = About<Events[Kind]>;
/** `events`: the possible ones. */
type About<Data> = {
  events: WebhookEvent[];
  news: (from: From, data: Data) => Promise<News[]>;
};
type From = { db: Db; market: MarketSettings };
const SENT = 4;
const DELIVERED = 5;
const CONFIRMED = 2;
const moved: Partial<Record<number, WebhookEvent>> = {
  [CONFIRMED]: 'parcel.confirmed',
  [SENT]: 'parcel.sent',
  [DELIVERED]: 'parcel.delivered',
};

const known: Partial<{ [Kind in keyof Events]: Of<Kind> }> = {
  'order-placed': aboutOrder('order.placed'),
  'order-paid': aboutOrder('order.paid'),
  'order-cancelled': {
    events: ['order.cancelled', 'parcel.cancelled'],
    news: async (from, { order }) => {
      const { rows } = await sql<{ id: number }>`
        select id from parcels where order_id = ${order} order by id
      `.execute(from.db);
      return [
        await orderNews(from, 'order.cancelled', order),
        ...(await Promise.all(rows.map(({ id }) => parcelNews(from, 'parcel.cancelled', id)))),
      ];
    },
  },
  'parcel-cancelled': {
    events: ['parcel.cancelled'],
    news: async (from, { parcel }) => [await parcelNews(from, 'parcel.cancelled', parcel)],
  },
  'parcel-moved': {
    events: ['parcel.confirmed', 'parcel.sent', 'parcel.delivered'],
    news: async (from, { parcel, status }) => {
      const event = moved[status];
      return event ? [await parcelNews(from, event, parcel)] : [];
    },
  },
  'order-refunded': aboutRefund('refund.made'),
  'refund-failed': aboutRefund('refund.failed'),
  'refund-outside': aboutRefund('refund.made'),
  'dispute-opened': aboutDispute('dispute.opened'),
  'dispute-ended': aboutDispute('dispute.ended'),
  'products-changed': {
    events: ['product.changed', 'products.changed'],
    news: async (from, { products }) => [
      ...batchNews(products),
      ...(products.length === 1 || (await isHeardAlone(from.db, 'product.changed', BATCH))
        ? await eachProduct(from, products)
        : []),
    ],
  },
  'stock-low': {
    events: ['stock.low'],
    news: async (from, { inventory, product }) => {
      const data = await productData(from, product);
      if (!data) return [];
      const news = { product: data, inventory_id: inventory };
      return [{ event: 'stock.low', thing: inventory, data: news }];
    },
  },
  'store-approved': {
    events: ['store.approved'],
    news: async ({ db }, { store }) => {
      const data = adminStoreCalls.open.output.parse(await openStore(db, store));
      return [{ event: 'store.approved', thing: store, data }];
    },
  },
  'payout-paid': {
    events: ['payout.paid'],
    news: async ({ db, market }, { payout }) => {
      const row = await readPayout(db, byMarket(market), payout);
      return [{ event: 'payout.paid', thing: payout, data: payoutShape.parse(payoutOf(row)) }];
    },
  },
};

const byKind = new Map(Object.entries(known) as [string, About<unknown>][]);

/** The webhook events that an event of the diary can cause. */
export const eventsOf = (kind: string): readonly WebhookEvent[] => byKind.get(kind)?.events ?? [];

/**
 * The webhook messages for an event of the diary, with present data; none for things deleted since.
 */
export async function newsOf(from: From, kind: string, data: unknown): Promise<News[]> {
  try {
    return (await byKind.get(kind)?.news(from, data)) ?? [];
  } catch (problem) {
    if (problem instanceof Refusal) return []; // it no longer exists
    throw problem;
  }
}

function aboutOrder(event: WebhookEvent): About<{ order: number }> {
  return {
    events: [event],
    news: async (from, { order }) => [await orderNews(from, event, order)],
  };
}

function aboutRefund(event: WebhookEvent): About<{ refund: number }> {
  return {
    events: [event],
    news: async ({ db }, { refund }) => [
      { event, thing: refund, data: refundRow.parse(await readRefund(db, refund)) },
    ],
  };
}

function aboutDispute(event: WebhookEvent): About<{ dispute: number }> {
  return {
    events: [event],
    news: async ({ db }, { dispute }) => [
      { event, thing: dispute, data: disputeShown.parse(await readDispute(db, dispute)) },
    ],
  };
}

async function orderNews({ db, market }: From, event: WebhookEvent, id: number): Promise<News> {
  const { shopper: key } = await db
    .selectFrom('orders')
    .select('shopper')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const shopper = shopperOf(key, { language: market.default_language, timeZone: 'UTC' });
  const data = orderCalls.find.output.parse(await readOrder(db, shopper, id));
  return { event, thing: id, data };
}

async function parcelNews({ db, market }: From, event: WebhookEvent, id: number): Promise<News> {
  const parcel = await readSoldParcel(db, byMarket(market), id);
  return {
    event,
    thing: id,
    data: soldParcel.parse(parcelInWords(parcel, market.default_language)),
  };
}

/**
 * Several products at once are one message; webhooks that subscribe to it do not get one for each
 * product.
 */
const BATCH = 'products.changed';
const IN_ONE = 1000;

function batchNews(products: number[]): News[] {
  if (products.length === 1) return [];
  return Array.from({ length: Math.ceil(products.length / IN_ONE) }, (_, at) => {
    const ids = products.slice(at * IN_ONE, (at + 1) * IN_ONE);
    return { event: BATCH, thing: ids[0] ?? 0, data: { ids } };
  });
}

async function eachProduct(from: From, products: number[]): Promise<News[]> {
  const news: News[] = [];
  for (const id of products) {
    const data = await productData(from, id);
    const unless = products.length > 1 ? BATCH : undefined;
    if (data) news.push({ event: 'product.changed', thing: id, data, unless });
  }
  return news;
}

async function productData({ db, market }: From, id: number): Promise<unknown> {
  const product = await openProductToEdit(db, id, market);
  return product && adminProductCalls.open.output.parse(product);
}

/** The reader for messages of the market: like its staff, in its own language and in UTC. */
const byMarket = ({ default_language: language }: MarketSettings): Staff => ({
  kind: 'staff',
  accountId: 0,
  name: '',
  role: 'owner',
  permissions,
  language,
  timeZone: 'UTC',
});
