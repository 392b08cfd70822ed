// Staff approve or refuse a product that a store proposed for a flash sale.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { toDecimal } from '#base/money.ts';
import { MOST_PRODUCTS } from '#contract/admin/flash-sale.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { saveFlashSale } from '#market/catalogue/edit-flash-sale.ts';
import { openFlashSale } from '#market/catalogue/list-flash-sales.ts';
import { inOtherSale } from '#market/catalogue/sale-products.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import { requireDeal, type Offered } from '#market/enrolments/enrolment.ts';
import {
  endEnrolment,
  findEnrolment,
  lockEnrolment,
  lockOffered,
  lockSale,
  type Enrolment,
} from '#market/enrolments/lock-enrolment.ts';
import { openStore } from '#market/proposals/proposal.ts';
import { writeToProposer } from '#market/proposals/write-to-proposer.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Texts = Record<string, string>;
type EnrolmentVersion = { id: number; version: number };

/**
 * Puts a proposed product into its sale, in the same way as the sale's own form, and mails the
 * person who proposed it. The rules of the sale are checked again, against the lower of the
 * product's price now and its price then. Refuses as `lockEnrolment`, 'store-suspended',
 * 'sale-begun', 'in-other-sale', 'sale-full', and as `requireDeal` and `saveFlashSale`.
 */
export async function approveEnrolment(
  tx: Tx,
  by: Staff,
  { id, version, market }: EnrolmentVersion & { market: MarketSettings },
  now = new Date(),
): Promise<void> {
  const named = await findEnrolment(tx, id);
  await openStore(tx, named.store_id);
  const sale = await lockSale(tx, named.flash_sale_id);
  const product = await lockOffered(tx, named);
  const enrolment = await lockEnrolment(tx, { id, version });
  if (sale.start_at <= now) throw new Refusal('sale-begun');
  requireDeal(sale, lowerOf(product, enrolment), enrolment.price);
  await requireFree(tx, enrolment);
  await putIntoSale(tx, by, enrolment, market);
  const { price, quota } = enrolment;
  const was = { price: moneyForHistory(product.regular, market) };
  const terms = { price: moneyForHistory(price, market), quota };
  await endEnrolment(tx, by, enrolment, { state: 'approved', was, history: terms });
  await notifyStore(tx, enrolment, 'enrolment-approved');
  await audit(tx, by, { action: 'enrolment.approve', subject: `enrolment:${id}` });
}

/**
 * Refuses a product that was proposed for a sale, even one that has begun meanwhile, for a reason
 * that the seller reads. Refuses as `lockEnrolment`, and 'required' without a reason.
 */
export async function refuseEnrolment(
  tx: Tx,
  by: Staff,
  { id, version, reason }: EnrolmentVersion & { reason: string },
): Promise<void> {
  if (reason === '') throw new Refusal('required', { field: 'reason' });
  const enrolment = await lockEnrolment(tx, { id, version });
  await endEnrolment(tx, by, enrolment, { state: 'refused', reason, history: { reason } });
  await notifyStore(tx, enrolment, 'enrolment-refused', reason);
  await audit(tx, by, { action: 'enrolment.refuse', subject: `enrolment:${id}`, note: reason });
}

/** Uses the lower price, so that raising the price since then makes no larger discount. */
const lowerOf = (product: Offered, { regular }: Enrolment): Offered => ({
  ...product,
  regular: Math.min(product.regular, regular),
});

async function requireFree(tx: Tx, { flash_sale_id: sale, product_id }: Enrolment): Promise<void> {
  const { rows } = await sql<{ elsewhere: boolean }>`
    select ${inOtherSale(sql`${product_id}::int`)} as elsewhere
    from flash_sales t
    where t.id = ${sale}
  `.execute(tx);
  if (rows[0]?.elsewhere) throw new Refusal('in-other-sale');
}

/** Saves the sale with the product added after those it has. */
async function putIntoSale(
  tx: Tx,
  by: Staff,
  { flash_sale_id: sale, product_id, price, quota, per_customer }: Enrolment,
  market: MarketSettings,
): Promise<void> {
  const opened = await openFlashSale(tx, sale, market);
  if (!opened) throw new Refusal('flash-sale-not-found');
  const { edited: _, sold: __, revenue: ___, min_percent, per_store, ...fields } = opened;
  const remaining = fields.products.map(({ sold: ____, ...product }) => ({
    ...product,
    price: String(product.price),
    per_customer: product.per_customer ?? undefined,
  }));
  if (remaining.some(({ product_id: id }) => id === product_id))
    throw new Refusal('enrolled-already');
  if (remaining.length >= MOST_PRODUCTS) throw new Refusal('sale-full', { count: MOST_PRODUCTS });
  const decimal = String(toDecimal(price, market.currency_exponent));
  const products = [
    ...remaining,
    { product_id, price: decimal, quota, per_customer: per_customer ?? undefined },
  ];
  const rules = {
    min_percent: min_percent ?? undefined,
    per_store: per_store ?? undefined,
  };
  await saveFlashSale(tx, by, { ...fields, ...rules, products }, market);
}

async function notifyStore(
  tx: Tx,
  enrolment: Enrolment,
  kind: 'enrolment-approved' | 'enrolment-refused',
  reason = '',
): Promise<void> {
  const { rows } = await sql<{ title: Texts; sale: Texts }>`
    select p.title, fs.title as sale
    from products p, flash_sales fs
    where p.id = ${enrolment.product_id} and fs.id = ${enrolment.flash_sale_id}
  `.execute(tx);
  const [titles] = rows;
  if (!titles) return;
  await writeToProposer(tx, enrolment, kind, (name) => ({ name, ...titles, reason }));
}
