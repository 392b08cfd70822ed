// How the owner changes the rules of commission. What is sold already keeps the terms of its time.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { CommissionTerms } from '#market/commission/commission.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Writes a new rule after all others (`id` null), or other terms into one; answers its id. Refuses
 * 'commission-rule-not-found', 'store-not-found', 'category-not-found', 'product-not-found', and
 * 'invalid-input' for terms that can not be.
 */
export async function saveCommissionRule(
  tx: Tx,
  staff: Staff,
  id: number | null,
  terms: CommissionTerms,
): Promise<number> {
  await oneAtATime(tx, 'commission-rules');
  checkTerms(terms);
  await checkThings(tx, terms);
  const row = {
    store_id: terms.storeId,
    category_id: terms.categoryId,
    product_id: terms.productId,
    rate: terms.rate,
    fixed: terms.fixed,
    cap: terms.cap,
    valid_from: terms.validFrom ?? null,
  };
  const saved =
    id === null
      ? await tx
          .insertInto('commission_rules')
          .values({
            ...row,
            position: sql`(select coalesce(max(position), 0) + 1 from commission_rules)`,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .updateTable('commission_rules')
          .set(row)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
  if (!saved) throw new Refusal('commission-rule-not-found');
  await audit(tx, staff, {
    action: 'commission.save',
    subject: `commission-rule:${saved.id}`,
    note: JSON.stringify(terms),
  });
  return saved.id;
}

/**
 * Puts the rules into another order: the ids of all of them, the one that is asked first at the
 * front. Refuses 'commission-rule-not-found' when they are not exactly all.
 */
export async function orderCommissionRules(tx: Tx, staff: Staff, ids: number[]): Promise<void> {
  await oneAtATime(tx, 'commission-rules');
  const known = await tx.selectFrom('commission_rules').select('id').execute();
  const all = new Set(ids);
  if (
    all.size !== ids.length ||
    known.length !== ids.length ||
    known.some(({ id }) => !all.has(id))
  )
    throw new Refusal('commission-rule-not-found');
  await sql`
    update commission_rules r set position = o.position
    from unnest(${ids}::int[]) with ordinality as o (id, position)
    where o.id = r.id
  `.execute(tx);
  await audit(tx, staff, {
    action: 'commission.order',
    subject: 'commission-rules',
    note: ids.join(' '),
  });
}

/** Takes a rule away. Refuses 'commission-rule-not-found'. */
export async function deleteCommissionRule(tx: Tx, staff: Staff, id: number): Promise<void> {
  await oneAtATime(tx, 'commission-rules');
  const gone = await tx
    .deleteFrom('commission_rules')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new Refusal('commission-rule-not-found');
  await audit(tx, staff, { action: 'commission.delete', subject: `commission-rule:${id}` });
}

function checkTerms({ rate, fixed, cap }: CommissionTerms): void {
  const amount = (value: number) => Number.isSafeInteger(value) && value >= 0;
  if (!Number.isInteger(rate) || rate < 0 || rate > 10_000)
    throw new Refusal('invalid-input', { field: 'rate' });
  if (!amount(fixed)) throw new Refusal('invalid-input', { field: 'fixed' });
  if (cap !== null && !amount(cap)) throw new Refusal('invalid-input', { field: 'cap' });
}

async function checkThings(
  tx: Tx,
  { storeId, categoryId, productId }: CommissionTerms,
): Promise<void> {
  const there = async (table: 'stores' | 'categories' | 'products', id: number | null) =>
    id === null ||
    (await tx
      .selectFrom(table)
      .select('id')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()) !== undefined;
  if (!(await there('stores', storeId))) throw new Refusal('store-not-found');
  if (!(await there('categories', categoryId))) throw new Refusal('category-not-found');
  if (!(await there('products', productId))) throw new Refusal('product-not-found');
}
