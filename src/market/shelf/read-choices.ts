// What sellers choose from when they write a product: the market's things, by name.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { CategoryChoice, NamedChoice } from '#contract/seller-choice.ts';
import type { Db } from '#db/connect.ts';
import { readList, textsContain } from '#market/edits/listing.ts';
import type { Seller } from '#market/settings/actor.ts';

/** The tables to choose from, and the condition for rows that can be chosen. */
const KINDS = {
  brands: { from: sql`brands t`, where: [sql<boolean>`t.public`] },
  tags: { from: sql`tags t`, where: [] },
  attributes: { from: sql`attributes t`, where: [] },
};
export type ChoiceKind = keyof typeof KINDS;

/** A page of the choices, by name in the seller's language. */
export async function listChoices(
  db: Db,
  { language }: Seller,
  kind: ChoiceKind,
  { q, ...query }: ListInput,
): Promise<Listed<NamedChoice>> {
  const { from, where } = KINDS[kind];
  return readList<NamedChoice>(db, query, {
    from,
    columns: { id: sql`t.id`, title: sql`said(t.title, ${language})` },
    where: [...where, ...(q ? [textsContain('t.title', q)] : [])],
    usual: 'title',
  });
}

/** The public categories, parents before children, in the order of siblings. */
export async function readCategoryChoices(db: Db, { language }: Seller): Promise<CategoryChoice[]> {
  const { rows } = await sql<CategoryChoice>`
    select t.id, t.parent_id, said(t.title, ${language}) as title, coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'title', said(a.title, ${language})) order by a.id)
      from attributes a
      where a.id in (select attribute_id from category_filters f where f.category_id = any(t.path))
    ), '[]') as attributes
    from categories t
    where t.public
    order by (
      select array_agg(array[above.position, above.id] order by cardinality(above.path))
      from categories above
      where above.id = any(t.path)
    )
  `.execute(db);
  return rows;
}

/** An attribute with its values in their order. Refuses 'thing-not-found'. */
export async function readAttributeChoice(
  db: Db,
  { language }: Seller,
  id: number,
): Promise<NamedChoice & { values: NamedChoice[] }> {
  const { rows } = await sql<NamedChoice & { values: NamedChoice[] }>`
    select t.id, said(t.title, ${language}) as title, coalesce((
      select jsonb_agg(
        jsonb_build_object('id', v.id, 'title', said(v.title, ${language})) order by v.position, v.id
      )
      from attribute_values v
      where v.attribute_id = t.id
    ), '[]') as values
    from attributes t
    where t.id = ${id}
  `.execute(db);
  const [attribute] = rows;
  if (!attribute) throw new Refusal('thing-not-found');
  return attribute;
}
