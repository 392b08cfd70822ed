import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import {
  commissionOf,
  fitsLine,
  type Commission,
  type CommissionTerms,
} from '#market/commission/commission.ts';
import { readCommissionRules, rulesAt } from '#market/commission/read-commission-rules.ts';

/**
 * A product at a price in minor units, and a rule to try before it is saved (`id` null: a new one).
 */
export type Example = {
  productId: number;
  price: Money;
  rule: (CommissionTerms & { id: number | null }) | null;
};
/**
 * `place`: the position of the rule that applies, from 1, or null; `tried`: whether it is the tried
 * rule.
 */
export type Tried = Commission & { place: number | null; tried: boolean; capped: boolean };

/** The commission that the rules would take on an example now. Refuses 'product-not-found'. */
export async function tryCommission(
  db: Db,
  { productId, price, rule }: Example,
  now = new Date(),
): Promise<Tried> {
  const product = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.store_id', 'c.path'])
    .where('p.id', '=', productId)
    .executeTakeFirst();
  if (!product) throw new Refusal('product-not-found');
  const saved: (CommissionTerms & { id: number | null })[] = await readCommissionRules(db);
  const known = rule !== null && saved.some(({ id }) => id === rule.id);
  const rules = known
    ? saved.map((one) => (one.id === rule.id ? rule : one))
    : [...saved, ...(rule ? [rule] : [])];
  // the tried rule counts even if it begins later, because its effect is what is asked
  const counting = rules.filter((one) => one === rule || rulesAt([one], now).length > 0);
  const line = {
    storeId: product.store_id,
    categoryPath: product.path,
    productId,
    base: price,
  };
  const first = counting.find((one) => fitsLine(one, line));
  const taken = commissionOf(first ? [first] : [], line);
  const full = commissionOf(first ? [{ ...first, cap: null }] : [], line);
  return {
    ...taken,
    place: first ? rules.indexOf(first) + 1 : null,
    tried: first !== undefined && first === rule,
    capped:
      taken.commission < full.commission || (first !== undefined && full.commission === price),
  };
}
