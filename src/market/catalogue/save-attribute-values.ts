import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { AttributeFields } from '#contract/admin/attribute.ts';
import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';

type Sent = AttributeFields['values'];
type Value = { id: number; slug: string; title: Record<string, string> };

/**
 * Sets an attribute's values, in this order; values that are missing are deleted. Returns them
 * before and after. Refuses 'required' for a value without a name in the market's first language,
 * 'already-taken' for two with the same name, 'thing-not-found' for one of another attribute, and
 * 'in-use' when a variant has one that would be deleted.
 */
export async function saveAttributeValues(
  tx: Tx,
  market: MarketSettings,
  attribute: number,
  sent: Sent,
): Promise<{ was: Row; became: Row }> {
  const before = await readValues(tx, attribute);
  const slugs = checkedSlugs(market, before, sent);
  const keptIds = new Set(sent.map(({ id }) => id));
  await deleteValues(
    tx,
    before.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id),
  );
  for (const [at, { id, title }] of sent.entries()) {
    const titleJson = JSON.stringify(title);
    const position = at + 1;
    if (id === null)
      await tx
        .insertInto('attribute_values')
        .values({ attribute_id: attribute, slug: slugs[at] ?? '', title: titleJson, position })
        .execute();
    else
      await tx
        .updateTable('attribute_values')
        .set({ title: titleJson, position })
        .where('id', '=', id)
        .execute();
  }
  return { was: shown(before), became: shown(await readValues(tx, attribute)) };
}

/** The slugs of the values sent: existing ones keep theirs. */
function checkedSlugs(market: MarketSettings, before: Value[], sent: Sent): string[] {
  const known = new Map(before.map(({ id, slug }) => [id, slug]));
  const taken = new Set<string>();
  return sent.map(({ id, title }, at) => {
    const field = `values.${at}.title`;
    requireTexts(market, { [field]: title });
    const slug =
      id === null ? slugFor('value', title[market.default_language] ?? '') : known.get(id);
    if (slug === undefined) throw new Refusal('thing-not-found');
    if (taken.has(slug)) throw new Refusal('already-taken', { field });
    taken.add(slug);
    return slug;
  });
}

async function deleteValues(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const { count } = await tx
    .selectFrom('inventory_attributes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('attribute_value_id', 'in', ids)
    .executeTakeFirstOrThrow();
  if (count > 0) throw new Refusal('in-use', { count, field: 'values' });
  await sql`
    update product_images
    set attribute_value_ids = array(
      select v from unnest(attribute_value_ids) as v where v <> all(${ids}::int[])
    )
    where attribute_value_ids && ${ids}::int[]
  `.execute(tx);
  await tx.deleteFrom('attribute_values').where('id', 'in', ids).execute();
}

async function readValues(tx: Tx, attribute: number): Promise<Value[]> {
  const { rows } = await sql<Value>`
    select id, slug, title from attribute_values
    where attribute_id = ${attribute}
    order by position, id
  `.execute(tx);
  return rows;
}

const shown = (values: Value[]): Row => ({ values: values.map(({ title }) => title) });
