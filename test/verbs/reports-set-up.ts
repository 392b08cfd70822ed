// A market with a seller's product, a review of it, and staff who decide reports.
import { afterAll, beforeAll } from 'vitest';
import type { DecidedObjection } from '#contract/admin/objection.ts';
import type { DecidedReport } from '#contract/admin/report.ts';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { decideObjection } from '#market/reports/decide-objection.ts';
import { decideReport } from '#market/reports/decide-report.ts';
import { makeObjection } from '#market/reports/make-objection.ts';
import { makeReport } from '#market/reports/make-report.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, unique, type MadeProduct } from '../make.ts';

export let base: Fresh;
export let market: MarketSettings;
export let product: MadeProduct;
export let seller: MadeSeller;
export let leila: MadeStaff;
export let maren: MadeStaff;

/** Opens it for the tests of a file; `freshProduct` gives each its own product. */
export function withReports(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    market = await makeShop(base.db);
    leila = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
    maren = await makeStaff(base, 'manager', { name: 'Maren Holt' });
  });
  afterAll(() => base.close());
}

/** A product on sale, and its seller. */
export async function freshProduct(): Promise<void> {
  product = await makeProduct(base.db, { name: 'Desk lamp' });
  seller = await makeSeller(base, product.store, { language: 'ar' });
}

export const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => transaction(base.db, work);

type Sent = Parameters<typeof makeReport>[2];
/** Reports the product, unless `fields` name another thing; returns the report's row. */
export async function report(fields: Partial<Sent> = {}, now = new Date()) {
  const sent: Sent = {
    product: product.id,
    review: null,
    store: null,
    reason: 'dangerous',
    explanation: 'It burns.',
    url: 'https://souk.example/desk-lamp',
    name: 'Amal Haddad',
    email: `${unique('amal')}@example.com`,
    good_faith: true,
    ...fields,
  };
  const { code } = await inTx((tx) => makeReport(tx, { by: null, language: 'en' }, sent, now));
  return base.db
    .selectFrom('reports')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

export const HIDE = {
  action: 'hide-product',
  facts: 'Its wiring is not insulated.',
  ground: 'law',
  which: '(EU) 2023/988',
} as const;
export const NOTHING = {
  action: 'none',
  facts: 'It is safe.',
  which: '',
  ground: undefined,
} as const;

export const decide = (
  id: number,
  fields: Partial<DecidedReport> = {},
  by: Staff = leila.staff,
): Promise<void> =>
  inTx((tx) =>
    decideReport(tx, by, { id, also: [], ...HIDE, ...fields }, { market, now: new Date() }),
  );

export const object = (key: string, now = new Date()): Promise<void> =>
  inTx((tx) => makeObjection(tx, { key, words: 'It is insulated.', language: 'ar' }, now));

export const answer = (
  id: number,
  fields: Partial<DecidedObjection> = {},
  by: Staff = maren.staff,
): Promise<void> =>
  inTx((tx) =>
    decideObjection(
      tx,
      by,
      {
        id,
        outcome: 'upheld',
        answer: 'Look again.',
        facts: '',
        which: '',
        ground: undefined,
        action: undefined,
        ...fields,
      },
      { market, now: new Date() },
    ),
  );

export const decisionsOf = (id: number) =>
  base.db.selectFrom('decisions').selectAll().where('product_id', '=', id).orderBy('id').execute();
/** The latest decision about the product. */
export async function lastDecision() {
  const found = (await decisionsOf(product.id)).at(-1);
  if (!found) throw new Error('Nothing was decided.');
  return found;
}
/** The objection to a decision. */
export const objectionTo = (decision: number) =>
  base.db
    .selectFrom('objections')
    .selectAll()
    .where('decision_id', '=', decision)
    .executeTakeFirstOrThrow();
export const isOnSale = async (id: number): Promise<boolean> =>
  (
    await base.db
      .selectFrom('products')
      .select('public')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).public ?? false;
