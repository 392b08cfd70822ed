// Papers for tests: their contents, and the steps that issue them.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { Paper, Party } from '#market/papers/paper.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { deliver } from './deliver.ts';
import { makeProduct, makeVisitor, type MadeProduct } from './make.ts';
import { fillCart, order } from './carts.ts';

/** A cash order of these products with confirmed parcels; returns the parcels' ids. */
export async function confirmed(
  db: Db,
  market: MarketSettings,
  shopper: Shopper,
  ...products: MadeProduct[]
): Promise<number[]> {
  const wanted = products.length ? products : [await makeProduct(db)];
  await fillCart(db, shopper, ...wanted.map((product) => ({ product })));
  return deliver(db, (await order(db, market, shopper)).id, 'confirm');
}

/** Parcels of a store that wait for confirmation, one in each order. */
export async function waiting(
  db: Db,
  market: MarketSettings,
  count: number,
  store: number,
): Promise<number[]> {
  const product = await makeProduct(db, { store });
  return Promise.all(
    Array.from({ length: count }, async () => {
      const me = makeVisitor();
      await fillCart(db, me, { product });
      const { id } = await order(db, market, me);
      const parcel = await db
        .selectFrom('parcels')
        .select('id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      return parcel.id;
    }),
  );
}

export const confirm = (db: Db, parcelId: number, now = new Date()) =>
  transaction(db, (tx) => moveParcel(tx, { parcelId, action: 'confirm', actor: 'seller' }, now));

/** The numbers of a store's invoices, in order. */
export async function numbersOf(db: Db, store: number): Promise<string[]> {
  const rows = await db
    .selectFrom('papers')
    .select('code')
    .where('issuer', '=', store)
    .where('kind', '=', 'invoice')
    .orderBy('number')
    .execute();
  return rows.map(({ code }) => code);
}

export type PaperOf = Paper & { id: number; refund: number | null; namesId: number | null };

/** The papers of a parcel, oldest first, with their frozen contents. */
export async function papersOf(db: Db, parcel: number): Promise<PaperOf[]> {
  const { rows } = await sql<{ paper: PaperOf }>`
    select content || jsonb_build_object('id', id, 'refund', refund_id, 'namesId', names) as paper
    from papers where parcel_id = ${parcel} order by id`.execute(db);
  return rows.map(({ paper }) => paper);
}

/** The only paper of a parcel: its invoice. */
export async function invoiceOf(db: Db, parcel: number): Promise<PaperOf> {
  const [paper, ...more] = await papersOf(db, parcel);
  if (!paper || more.length) throw new Error(`Parcel ${parcel} has ${more.length + 1} papers.`);
  return paper;
}

/** Ends a refund, as its gateway or the person who made it by hand reports. */
export const ended = (db: Db, refund: number, state: 'succeeded' | 'failed' = 'succeeded') =>
  transaction(db, (tx) => endRefund(tx, refund, { providerRef: '', state }));

const party = (fields: Partial<Party>): Party => ({
  name: '',
  also: '',
  taxNumber: '',
  street: [],
  zip: '',
  city: '',
  state: '',
  country: '',
  stateName: null,
  countryName: null,
  contacts: [],
  ...fields,
});

/** A paper with all kinds of contents. */
export function samplePaper(language: string, more: Partial<Paper> = {}): Paper {
  return {
    form: 1,
    kind: 'invoice',
    code: 'S12-2027-000042',
    issuedOn: '2027-01-01',
    suppliedOn: null,
    language,
    currency: 'USD',
    money: {
      currency_icon: '$',
      currency_position: 1,
      currency_exponent: 2,
      decimal_format: 'en-US',
    },
    seller: party({
      name: 'Nordlys Home ApS',
      also: 'Nordlys Home',
      taxNumber: 'DK 12 34 56 78',
      street: ['Vesterbrogade 1'],
      zip: '1620',
      city: 'Copenhagen',
      country: 'DK',
      countryName: 'Denmark',
    }),
    market: party({ name: 'Souk', contacts: ['+971 4 123 4567'] }),
    buyer: party({ name: 'ليلى حداد', street: ['شارع الحمرا 12'] }),
    order: { code: 'ABCD2345EFGH6789', placedOn: '2026-11-21', method: 2 },
    parcel: 'ZYXW9876VUTS5432',
    payout: null,
    names: null,
    why: null,
    voucher: 'WELCOME-10',
    lines: [
      {
        what: 'goods',
        id: 1,
        title: 'مصباح (Oak) بقاعدة 30 سم',
        choice: '',
        sku: 'WT-120/45-B',
        quantity: 3,
        free: 1,
        unit: 4550,
        net: 13_650,
        tax: 1365,
        rate: 0,
      },
    ],
    taxes: [{ title: 'VAT', rate: { type: 2, amount: 1000 }, base: 13_650, tax: 1365 }],
    parts: { subtotal: 13_650, bundle: 4550, shipping: 1990, voucher: 1000, fee: 0 },
    sums: { net: 10_090, tax: 1365, total: 11_455 },
    ...more,
  };
}
