// The contents of a collection: products listed by hand, or all that fit its rule.
import { sql, type RawBuilder } from 'kysely';
import type { Money } from '#base/money.ts';
import type { RuleSort } from '#contract/admin/collection-rule.ts';

/**
 * A stored condition: amounts in minor units; prices without flash sales. A category includes those
 * below it, whose ids are added before products are looked up (`withBranches`).
 */
export type StoredCondition =
  | { by: 'category' | 'brand' | 'tag' | 'store'; ids: number[] }
  | { by: 'price'; from: Money | null; to: Money | null }
  | { by: 'new'; days: number }
  | { by: 'discounted' | 'in-stock' };
export type StoredRule = {
  match: 'all' | 'any';
  conditions: StoredCondition[];
  sort: RuleSort;
  most: number;
};

/**
 * A collection, ready to be queried. `today` is the start of the day in UTC. `many`: so many
 * products fit the rule that walking an index in the collection's order is faster than finding all
 * of them first.
 */
export type Gathering = { id: number; rule: StoredRule | null; today: Date; many: boolean };
type Condition = RawBuilder<unknown>;

/** A statement that selects the ids of a collection's products, in its order. */
export function productsOf({ id, rule, today, many }: Gathering): RawBuilder<unknown> {
  if (!rule)
    return sql`
      select cp.product_id from collection_products cp
      where cp.collection_id = ${id}
      order by cp.position, cp.product_id
    `;
  return sql`
    select m.id from (${many ? walking(rule, today) : fittingAll(rule, today)}) m
    order by ${ruleOrder(rule.sort, 'm')}
    limit ${rule.most}
  `;
}

/** A statement that selects the products that fit a rule. */
export const fitting = (rule: StoredRule, today: Date): RawBuilder<unknown> =>
  sql`select m.* from product_facts m where m.public and ${anyOf(waysOf(rule, today))}`;

/**
 * Like `fitting`, for walking an index: tags are read once, rather than looked up for each product.
 */
const walking = ({ match, conditions }: StoredRule, today: Date): RawBuilder<unknown> => {
  const all = conditions.map((condition) =>
    condition.by === 'tag' ? sql`(${fits(condition, today)}) is true` : fits(condition, today),
  );
  const between = match === 'all' ? sql` and ` : sql` or `;
  return sql`select m.* from product_facts m where m.public and (${sql.join(all, between)})`;
};

/** Like `fitting`, finding all products before they are ordered. */
const fittingAll = (rule: StoredRule, today: Date): RawBuilder<unknown> => sql`
  ${sql.join(
    waysOf(rule, today).map(
      (condition) => sql`select m.* from product_facts m where m.public and ${condition}`,
    ),
    sql` union `,
  )}
  offset 0
`;

/** An expression for how many products fit a rule, counted up to `most`. */
export const countFitting = (rule: StoredRule, today: Date, most: number): RawBuilder<number> => {
  const each = waysOf(rule, today).map(
    (condition) =>
      sql`(select m.id from product_facts m where m.public and ${condition} limit ${most})`,
  );
  return sql`(
    select count(*)::int from (
      select from (${sql.join(each, sql` union `)}) m limit ${most}
    ) m
  )`;
};

/**
 * The alternatives that put a product into a collection: all conditions together, or each on its
 * own.
 */
function waysOf({ match, conditions }: StoredRule, today: Date): Condition[] {
  const all = conditions.map((condition) => fits(condition, today));
  return match === 'all' ? [sql`(${sql.join(all, sql` and `)})`] : all;
}

const anyOf = (ways: Condition[]): Condition => sql`(${sql.join(ways, sql` or `)})`;

/** The order of the product `p` within its collection. */
export const orderWithin = ({ id, rule }: Gathering): RawBuilder<unknown> =>
  rule
    ? ruleOrder(rule.sort, 'p')
    : sql`(
        select cp.position from collection_products cp
        where cp.collection_id = ${id} and cp.product_id = p.id
      ), p.id`;

const DAY_MS = 86_400_000;

/** Whether product `m` fits a condition. */
function fits(condition: StoredCondition, today: Date): Condition {
  switch (condition.by) {
    case 'category':
      return sql`m.category_id = any(${condition.ids}::int[])`;
    case 'brand':
      return sql`m.brand_id = any(${condition.ids}::int[])`;
    case 'store':
      return sql`m.store_id = any(${condition.ids}::int[])`;
    case 'tag':
      return sql`m.id in (
        select pt.product_id from product_tags pt where pt.tag_id = any(${condition.ids}::int[])
      )`;
    case 'price':
      return sql`m.price between ${condition.from ?? 0} and ${condition.to ?? Number.MAX_SAFE_INTEGER}`;
    case 'new':
      return sql`m.created_at >= ${new Date(today.getTime() - condition.days * DAY_MS)}`;
    case 'discounted':
      return sql`m.discount > 0`;
    case 'in-stock':
      return sql`m.in_stock`;
  }
}

/**
 * The order of a rule's products, which also decides which ones stay when the collection is full:
 * by most orders, those that can be bought come first.
 */
function ruleOrder(sort: RuleSort, product: 'm' | 'p'): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${product}.${column}`);
  switch (sort) {
    case 'newest':
      return sql`${of('in_stock')} desc, ${of('created_at')} desc, ${of('id')} desc`;
    case 'price-low':
      return sql`${of('price')}, ${of('id')}`;
    case 'price-high':
      return sql`${of('price')} desc, ${of('id')} desc`;
    case 'best-sold':
      return sql`${of('in_stock')} desc, ${of('sold')} desc, ${of('id')} desc`;
    case 'rating':
      return sql`${of('rating')} desc, ${of('id')} desc`;
  }
}
