// How many products use a brand, a tag or an attribute. Small numbers are counted on the spot;
// large ones come from an hourly job (0112_counted_uses.sql).
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** Up to this many products or variants are counted on the spot. */
const FEW = 100;

type Use = {
  /** SQL: the ids of products that use the thing `t`, one for each use. */
  of: RawBuilder<unknown>;
  /** SQL: the uses of all things, as `id` and `product_id`. */
  all: RawBuilder<unknown>;
};
const USES = {
  brand: {
    of: sql`select p.id as product_id from product_facts p where p.brand_id = t.id`,
    all: sql`
      select brand_id as id, id as product_id from product_facts where brand_id is not null
    `,
  },
  tag: {
    of: sql`select product_id from product_tags where tag_id = t.id`,
    all: sql`select tag_id as id, product_id from product_tags`,
  },
  attribute: {
    of: sql`
      select i.product_id
      from attribute_values v
      join inventory_attributes ia on ia.attribute_value_id = v.id
      join inventories i on i.id = ia.inventory_id
      where v.attribute_id = t.id
    `,
    all: sql`
      select ia.attribute_id as id, i.product_id
      from inventory_attributes ia
      join inventories i on i.id = ia.inventory_id
    `,
  },
} satisfies Record<string, Use>;
type Noun = keyof typeof USES;

/** SQL: how many products use the thing `t`. */
export const usesOf = (noun: Noun): RawBuilder<number> => sql<number>`(
  select case
    when count(*) <= ${FEW} then count(distinct product_id)::int
    else greatest(count(distinct product_id)::int, (
      select u.products from product_uses u where u.noun = ${noun} and u.id = t.id
    ))
  end
  from (${USES[noun].of} limit ${FEW + 1}) uses
)`;

/** Counts all uses again; run by an hourly job. */
export async function countUses(tx: Tx): Promise<void> {
  await sql`delete from product_uses`.execute(tx);
  for (const [noun, { all }] of Object.entries(USES))
    await sql`
      insert into product_uses (noun, id, products)
      select ${noun}, id, count(distinct product_id)
      from (${all}) uses
      group by id
      having count(*) > ${FEW}
    `.execute(tx);
}
