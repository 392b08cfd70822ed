// Locks for enrolments, always taken in the same order: sale, product, enrolment. So proposals,
// decisions and price changes wait for each other.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';
import type { EnrolmentState } from '#contract/enrolment.ts';
import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';
import { lastEditor, requireVersion } from '#market/edits/require-version.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { ENROLMENT, type Offered, type SaleRules } from '#market/enrolments/enrolment.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

export type Enrolment = {
  id: number;
  flash_sale_id: number;
  store_id: number;
  product_id: number;
  price: Money;
  /** The price of the product when it was proposed. */
  regular: Money;
  quota: number;
  per_customer: number | null;
  state: Exclude<EnrolmentState, 'lapsed'>;
  version: number;
  sent_by: number;
};
type Named = Pick<Enrolment, 'flash_sale_id' | 'store_id' | 'product_id'>;

/**
 * The sale, store and product of an enrolment (limited to `store`, if given). Refuses
 * 'enrolment-not-found'.
 */
export async function findEnrolment(tx: Tx, id: number, store?: number): Promise<Named> {
  const row = await tx
    .selectFrom('enrolments')
    .select(['flash_sale_id', 'store_id', 'product_id'])
    .where('id', '=', id)
    .$if(store !== undefined, (rows) => rows.where('store_id', '=', store ?? 0))
    .executeTakeFirst();
  if (!row) throw new Refusal('enrolment-not-found');
  return row;
}

/** Locks a sale; returns its rules. Refuses 'flash-sale-not-found'. */
export async function lockSale(tx: Tx, id: number): Promise<SaleRules> {
  const { rows } = await sql<SaleRules>`
    select id, public, start_at, enrol_until, min_percent, per_store
    from flash_sales
    where id = ${id}
    for no key update
  `.execute(tx);
  const [sale] = rows;
  if (!sale) throw new Refusal('flash-sale-not-found');
  return sale;
}

/** Locks a product of a store. Refuses 'product-not-found'. */
export async function lockOffered(
  tx: Tx,
  { product_id: id, store_id: store }: Omit<Named, 'flash_sale_id'>,
): Promise<Offered> {
  const { rows } = await sql<Offered>`
    select id, coalesce(offered, selling) as regular, public
    from products
    where id = ${id} and store_id = ${store}
    for no key update
  `.execute(tx);
  const [product] = rows;
  if (!product) throw new Refusal('product-not-found');
  return product;
}

/**
 * Locks a waiting enrolment and checks its version. Refuses 'enrolment-not-found',
 * 'enrolment-decided' with the person who did, 'enrolment-withdrawn', and 'changed-meanwhile'.
 */
export async function lockEnrolment(
  tx: Tx,
  { id, version }: { id: number; version: number },
): Promise<Enrolment> {
  const { rows } = await sql<Enrolment>`
    select e.id, e.flash_sale_id, e.store_id, e.product_id, e.price, e.regular, e.quota,
      e.per_customer, e.state, e.version, e.sent_by
    from enrolments e
    where e.id = ${id}
    for update
  `.execute(tx);
  const [enrolment] = rows;
  if (!enrolment) throw new Refusal('enrolment-not-found');
  const thing = { noun: ENROLMENT, id };
  if (enrolment.state === 'withdrawn') throw new Refusal('enrolment-withdrawn');
  if (enrolment.state !== 'sent')
    throw new Refusal('enrolment-decided', { by: await lastEditor(tx, thing) });
  await requireVersion(tx, thing, version, enrolment.version);
  return enrolment;
}

type Ended = {
  state: 'approved' | 'refused' | 'withdrawn';
  reason?: string;
  was?: Row;
  history: Row;
};

/** Ends a waiting enrolment, and records who did it; `history`: the changes for its history. */
export async function endEnrolment(
  tx: Tx,
  by: Seller | Staff,
  { id, version }: Pick<Enrolment, 'id' | 'version'>,
  { state, reason = '', was = {}, history }: Ended,
): Promise<void> {
  const decided = state !== 'withdrawn';
  await tx
    .updateTable('enrolments')
    .set({
      state,
      reason,
      version: version + 1,
      ...(decided && { decided_by: by.accountId, decided_at: new Date() }),
    })
    .where('id', '=', id)
    .execute();
  const edit = { noun: ENROLMENT, id, version: version + 1 };
  await recordEdit(tx, by, edit, { was, became: history });
}
