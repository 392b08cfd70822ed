// A seller proposes a product for a flash sale, changes the proposal, or withdraws it.
import { sql } from 'kysely';
import { minorOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';
import type { SentDeal } from '#contract/seller-enrolment.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { inOtherSale } from '#market/catalogue/sale-products.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import {
  ENROLMENT,
  requireDeal,
  requireOpen,
  type SaleRules,
} from '#market/enrolments/enrolment.ts';
import {
  endEnrolment,
  findEnrolment,
  lockEnrolment,
  lockOffered,
  lockSale,
} from '#market/enrolments/lock-enrolment.ts';
import { openStore } from '#market/proposals/proposal.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type About = { market: MarketSettings; now: Date };

/**
 * Proposes a product of the seller's store for a sale that accepts enrolments; returns the
 * enrolment's id. Refuses 'store-suspended', 'flash-sale-not-found', 'enrolment-closed',
 * 'product-not-found', 'enrolment-full' with the limit per store, 'enrolled-already',
 * 'in-other-sale', and as `requireDeal`.
 */
export async function proposeForSale(
  tx: Tx,
  by: Seller,
  { sale_id, product_id, ...sent }: SentDeal & { sale_id: number; product_id: number },
  { market, now }: About,
): Promise<number> {
  const price = priceIn(sent, market);
  await openStore(tx, by.storeId);
  const sale = await lockSale(tx, sale_id);
  requireOpen(sale, now);
  const product = await lockOffered(tx, { product_id, store_id: by.storeId });
  await requireRoom(tx, by, sale);
  await requireNotThere(tx, sale.id, product.id);
  requireDeal(sale, product, price);
  const saved = await tx
    .insertInto('enrolments')
    .values({
      flash_sale_id: sale.id,
      store_id: by.storeId,
      product_id: product.id,
      price,
      regular: product.regular,
      quota: sent.quota,
      per_customer: sent.per_customer ?? null,
      sent_by: by.accountId,
    })
    .onConflict((there) =>
      there
        .columns(['flash_sale_id', 'product_id'])
        .where(sql<boolean>`state in ('sent', 'approved')`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!saved) throw new Refusal('enrolled-already');
  await recordEdit(
    tx,
    by,
    { noun: ENROLMENT, id: saved.id, version: 1 },
    { was: null, became: { state: 'sent', price, quota: sent.quota } },
  );
  await audit(tx, by, { action: 'enrolment.propose', subject: `enrolment:${saved.id}` });
  return saved.id;
}

/**
 * Changes a waiting enrolment, if it still has the version that was seen. Refuses
 * 'store-suspended', 'enrolment-not-found', also for another store's, 'enrolment-closed', and as
 * `lockEnrolment` and `requireDeal`.
 */
export async function changeEnrolment(
  tx: Tx,
  by: Seller,
  { id, version, ...sent }: SentDeal & { id: number; version: number },
  { market, now }: About,
): Promise<void> {
  const price = priceIn(sent, market);
  await openStore(tx, by.storeId);
  const named = await findEnrolment(tx, id, by.storeId);
  const sale = await lockSale(tx, named.flash_sale_id);
  const product = await lockOffered(tx, named);
  const was = await lockEnrolment(tx, { id, version });
  requireOpen(sale, now);
  requireDeal(sale, product, price);
  const { quota, per_customer: each = null } = sent;
  await tx
    .updateTable('enrolments')
    .set({
      price,
      regular: product.regular,
      quota,
      per_customer: each,
      sent_by: by.accountId,
      sent_at: now,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await recordEdit(
    tx,
    by,
    { noun: ENROLMENT, id, version: version + 1 },
    {
      was: { price: was.price, quota: was.quota, per_customer: was.per_customer },
      became: { price, quota, per_customer: each },
    },
  );
  await audit(tx, by, { action: 'enrolment.change', subject: `enrolment:${id}` });
}

/**
 * Withdraws a waiting enrolment, while the sale accepts enrolments. Refuses as `changeEnrolment`.
 */
export async function withdrawEnrolment(
  tx: Tx,
  by: Seller,
  { id, version }: { id: number; version: number },
  now: Date,
): Promise<void> {
  await openStore(tx, by.storeId);
  const { flash_sale_id: sale } = await findEnrolment(tx, id, by.storeId);
  const rules = await lockSale(tx, sale);
  const enrolment = await lockEnrolment(tx, { id, version });
  requireOpen(rules, now);
  await endEnrolment(tx, by, enrolment, { state: 'withdrawn', history: { state: 'withdrawn' } });
  await audit(tx, by, { action: 'enrolment.withdraw', subject: `enrolment:${id}` });
}

function priceIn({ price }: SentDeal, { currency_exponent: exponent }: MarketSettings): Money {
  const minor = minorOf(price, exponent);
  if (!minor) throw new Refusal('invalid-input', { field: 'price' });
  return minor;
}

/**
 * Checks the limit per store. The sale is locked, so nobody else of the store enrols at the same
 * time.
 */
async function requireRoom(tx: Tx, { storeId }: Seller, sale: SaleRules): Promise<void> {
  const most = sale.per_store ?? 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from enrolments
    where flash_sale_id = ${sale.id} and store_id = ${storeId} and state in ('sent', 'approved')
  `.execute(tx);
  if ((rows[0]?.count ?? 0) >= most) throw new Refusal('enrolment-full', { count: most });
}

async function requireNotThere(tx: Tx, sale: number, product: number): Promise<void> {
  const { rows } = await sql<{ here: boolean; elsewhere: boolean }>`
    select exists (
      select from flash_sale_products where flash_sale_id = ${sale} and product_id = ${product}
    ) as here, ${inOtherSale(sql`${product}::int`)} as elsewhere
    from flash_sales t
    where t.id = ${sale}
  `.execute(tx);
  if (rows[0]?.here) throw new Refusal('enrolled-already');
  if (rows[0]?.elsewhere) throw new Refusal('in-other-sale', { field: 'product_id' });
}
