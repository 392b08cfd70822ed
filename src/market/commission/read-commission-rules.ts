import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { CommissionRule, CommissionTerms } from '#market/commission/commission.ts';
import type { Staff } from '#market/settings/actor.ts';

/** A rule as its owner sees it: with the names of what it is for, null where it is for all. */
export type ListedRule = CommissionRule & {
  store: string | null;
  category: string | null;
  product: string | null;
};

/** The rules in the owner's order, as `commissionOf` takes them. */
export async function readCommissionRules(db: Db): Promise<CommissionRule[]> {
  return db
    .selectFrom('commission_rules')
    .select([
      'id',
      'position',
      'store_id as storeId',
      'category_id as categoryId',
      'product_id as productId',
      'rate',
      'fixed',
      'cap',
      'valid_from as validFrom',
    ])
    .orderBy('position')
    .execute();
}

/** Those that count at a moment: what begins later is as if it were not there yet. */
export const rulesAt = <Rule extends CommissionTerms>(rules: readonly Rule[], at: Date): Rule[] =>
  rules.filter(({ validFrom }) => !validFrom || validFrom <= at);

/**
 * The rules in their order with the names of what they are for, in the language of whoever asks.
 */
export async function listCommissionRules(db: Db, { language }: Staff): Promise<ListedRule[]> {
  const { rows } = await sql<ListedRule>`
    select r.id, r.position, r.store_id as "storeId", r.category_id as "categoryId",
      r.product_id as "productId", r.rate, r.fixed, r.cap, r.valid_from as "validFrom", s.name as store,
      said(c.title, ${language}) as category, said(p.title, ${language}) as product
    from commission_rules r
    left join stores s on s.id = r.store_id
    left join categories c on c.id = r.category_id
    left join products p on p.id = r.product_id
    order by r.position
  `.execute(db);
  return rows;
}
