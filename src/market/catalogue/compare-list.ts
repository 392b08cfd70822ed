// The compare list: products that a customer views side by side.
import { sql } from 'kysely';
import { listPage } from '#base/list-page.ts';
import { pageSize } from '#contract/constants.ts';
import type { ComparedCard, compareListCalls } from '#contract/compare-list.ts';
import type { ListedProduct, ListedQuery } from '#contract/listed-product.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Tx } from '#db/connect.ts';
import { brandOf } from '#market/catalogue/brand-of.ts';
import { readListed, toggleListed } from '#market/catalogue/customer-list.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import type { Customer } from '#market/settings/actor.ts';
import type { Reading } from '#market/settings/reading.ts';

type Facts = Pick<
  ComparedCard,
  'id' | 'brand' | 'unit' | 'warranty' | 'refundable' | 'quantity' | 'options'
>;

/**
 * Adds a product to the compare list, or takes it off; with `stay`, a product on the list remains
 * there. Returns its row, or null when it is off. Refuses 'product-not-found', 'too-many-compared'.
 */
export function toggleCompare(
  tx: Tx,
  customer: Customer,
  product: number,
  stay: boolean,
): Promise<ListedProduct | null> {
  return toggleListed(tx, 'compares', customer, { product, stay });
}

/** A page of a customer's compare list, without hidden products. Three queries. */
export async function readCompared(
  reading: Reading,
  customer: Customer,
  query: ListedQuery,
): Promise<OutputOf<typeof compareListCalls.all>> {
  const { rows, total } = await readListed(reading, 'compares', customer, query);
  const ids = rows.map(({ product_id }) => product_id);
  const [cards, facts] = await Promise.all([readCards(reading, ids), readFacts(reading, ids)]);
  const factsOf = new Map(facts.map((fact) => [fact.id, fact]));
  const compared = new Map(
    cards.flatMap((card): [number, ComparedCard][] => {
      const fact = factsOf.get(card.id);
      return fact ? [[card.id, { ...card, ...fact }]] : [];
    }),
  );
  return listPage(
    rows.flatMap((row) => {
      const product = compared.get(row.product_id);
      return product ? [{ ...row, product }] : [];
    }),
    { page: query.page, size: pageSize.compares, total, path: 'user/compare-list/all' },
  );
}

/**
 * What the list shows of products beyond their cards. The values of an option come in their own
 * order, each once.
 */
async function readFacts({ db, language }: Reading, ids: number[]): Promise<Facts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Facts>`
    select p.id, coalesce(said(p.unit, ${language}), '') as unit, p.warranty::int as warranty,
      p.refundable::int as refundable,
      (
        select coalesce(sum(i.quantity), 0)
        from inventories i
        where i.product_id = p.id
      ) as quantity,
      ${brandOf(language)} as brand,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', a.id, 'title', said(a.title, ${language}),
            'values', (
              select jsonb_agg(said(v.title, ${language}) order by v.position, v.id)
              from attribute_values v
              where v.id in (
                select ia.attribute_value_id
                from inventory_attributes ia
                join inventories i on i.id = ia.inventory_id
                where i.product_id = p.id and ia.attribute_id = a.id
              )
            )
          )
          order by a.id
        )
        from attributes a
        where a.id in (
          select ia.attribute_id
          from inventory_attributes ia
          join inventories i on i.id = ia.inventory_id
          where i.product_id = p.id
        )
      ), '[]') as options
    from products p
    where p.id = any(${ids}::int[])
  `.execute(db);
  return rows;
}
