import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { COMMISSION_RULE } from '#market/commission/change-commission-rules.ts';
import type { CommissionRule, CommissionTerms } from '#market/commission/commission.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';

type LastEdited = { at: string; by: string } | null;
/**
 * A rule as its owner sees it: the names of its store, category and product (null: all of them),
 * and who saved it last.
 */
export type ListedRule = CommissionRule & {
  store: string | null;
  category: string | null;
  product: string | null;
  version: number;
  edited: LastEdited;
};

/** The rules in the owner's order, in the form that `commissionOf` takes. */
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

/** The rules in force at a given time; those that begin later are left out. */
export const rulesAt = <Rule extends CommissionTerms>(rules: readonly Rule[], at: Date): Rule[] =>
  rules.filter(({ validFrom }) => !validFrom || validFrom <= at);

/**
 * The rules in order, with the names of their store, category and product in the caller's language.
 */
export async function listCommissionRules(db: Db, { language }: Staff): Promise<ListedRule[]> {
  const { rows } = await sql<ListedRule>`
    select t.id, t.position, t.store_id as "storeId", t.category_id as "categoryId",
      t.product_id as "productId", t.rate, t.fixed, t.cap, t.valid_from as "validFrom", s.name as store,
      said(c.title, ${language}) as category, said(p.title, ${language}) as product,
      t.version, ${lastEdit(COMMISSION_RULE.noun)} as edited
    from commission_rules t
    left join stores s on s.id = t.store_id
    left join categories c on c.id = t.category_id
    left join products p on p.id = t.product_id
    order by t.position
  `.execute(db);
  return rows;
}
