import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { Option } from '#market/imports/draft.ts';
import type { Maker } from '#market/imports/name-things.ts';
import { keyOf } from '#base/slugs.ts';

type Row = { id: number; attribute_id: number; slug: string };

/** The attribute values of these options; missing ones are made, with their attributes. */
export async function nameOptions(
  tx: Tx,
  options: Option[],
  maker: Maker,
): Promise<{
  find: (option: string, value: string) => number;
  attribute: (option: string) => number;
}> {
  if (options.length === 0) return { find: () => 0, attribute: () => 0 };
  const attributes = await nameAttributes(
    tx,
    new Map(options.map(({ name }) => [keyOf(name), name])),
    maker,
  );
  const named = new Map(
    options.map(({ name, value }, position) => {
      const attribute_id = attributes.get(keyOf(name)) ?? 0;
      return [
        `${attribute_id} ${keyOf(value)}`,
        { attribute_id, slug: keyOf(value), title: { [maker.language]: value }, position },
      ];
    }),
  );
  const values = new Map<string, number>();
  const read = async () => {
    const { rows } = await sql<Row>`
      select v.id, v.attribute_id, v.slug
      from attribute_values v
      join jsonb_to_recordset(
        ${JSON.stringify([...named.values()])}::jsonb
      ) as w(attribute_id int, slug text) on w.attribute_id = v.attribute_id and w.slug = v.slug
    `.execute(tx);
    for (const { id, attribute_id, slug } of rows) values.set(`${attribute_id} ${slug}`, id);
  };
  await read();
  const missing = [...named].filter(([key]) => !values.has(key)).map(([, value]) => value);
  if (missing.length && maker.importId !== null) {
    await sql`
      insert into attribute_values (attribute_id, slug, title, position, import_id)
      select attribute_id, slug, title, position, ${maker.importId}::int
      from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as w(
        attribute_id int, slug text, title jsonb, position int
      )
      on conflict do nothing
    `.execute(tx);
    await read();
  }
  return {
    attribute: (name) => attributes.get(keyOf(name)) ?? 0,
    find: (name, value) => values.get(`${attributes.get(keyOf(name))} ${keyOf(value)}`) ?? 0,
  };
}

async function nameAttributes(
  tx: Tx,
  bySlug: Map<string, string>,
  { importId, language }: Maker,
): Promise<Map<string, number>> {
  const read = () =>
    tx
      .selectFrom('attributes')
      .select(['id', 'slug'])
      .where('slug', 'in', [...bySlug.keys()])
      .execute();
  const known = new Map((await read()).map(({ id, slug }) => [slug, id]));
  const missing = [...bySlug].filter(([slug]) => !known.has(slug));
  if (missing.length === 0 || importId === null) return known;
  await tx
    .insertInto('attributes')
    .values(
      missing.map(([slug, title]) => ({
        slug,
        title: JSON.stringify({ [language]: title }),
        import_id: importId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return new Map((await read()).map(({ id, slug }) => [slug, id]));
}
