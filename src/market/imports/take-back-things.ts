// Removes what an import made besides products, when it is undone.
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { usedPicture, usesOf, type Thing } from '#market/imports/uses-of-things.ts';

/** How many of each kind were removed, and how many stay because they are still used. */
export type RemovedCounts = Record<Kind, { removed: number; stays: number }>;
export type Kind = Thing | 'pictures';

/** Children before parents: a value goes before its attribute. */
const THINGS: Thing[] = ['tags', 'brands', 'categories', 'attribute_values', 'attributes'];
const MOST_DEEP = 20;

/**
 * Removes what this import made and nothing uses any more, including what earlier undone imports
 * had to leave. Its products must have been removed or restored already. Returns the counts, and
 * the names of pictures whose files are no longer used.
 */
export async function takeBackThings(
  tx: Tx,
  importId: number,
): Promise<{ taken: RemovedCounts; pictures: string[] }> {
  const counts = new Map<Kind, { removed: number; stays: number }>();
  for (const thing of THINGS) counts.set(thing, await takeBack(tx, thing, importId));
  const pictures = await takePictures(tx, importId);
  const of = (kind: Kind) => counts.get(kind) ?? { removed: 0, stays: 0 };
  return {
    taken: {
      categories: of('categories'),
      brands: of('brands'),
      tags: of('tags'),
      attributes: of('attributes'),
      attribute_values: of('attribute_values'),
      pictures: { removed: pictures.length, stays: await staying(tx, 'pictures', importId) },
    },
    pictures,
  };
}

// Locks things before checking their uses: a transaction that wants to use one meanwhile waits, and
// finds it gone. Categories are removed from the leaves up.
async function takeBack(tx: Tx, thing: Thing, importId: number) {
  await sql`
    select id
    from ${sql.table(thing)} t
    where ${madeByUndone(importId)}
    order by id
    for update
  `.execute(tx);
  let removed = 0;
  for (let depth = 0; depth < MOST_DEEP; depth++) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(thing)} t
      where ${madeByUndone(importId)} and not ${usesOf(thing)}
    `.execute(tx);
    removed += Number(numAffectedRows);
    if (thing !== 'categories' || numAffectedRows === 0n) break;
  }
  return { removed, stays: await staying(tx, thing, importId) };
}

async function takePictures(tx: Tx, importId: number): Promise<string[]> {
  // it is being undone, so what it recorded is never needed again
  await sql`
    delete from picture_uses where source = 'import_changes' and thing = ${importId}
  `.execute(tx);
  await sql`select from pictures t where ${madeByUndone(importId)} for update`.execute(tx);
  const { rows } = await sql<{ name: string }>`
    delete from pictures t
    where ${madeByUndone(importId)} and not ${usedPicture}
    returning t.name
  `.execute(tx);
  return rows.map(({ name }) => name);
}

async function staying(tx: Tx, kind: Kind, importId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(kind)} where import_id = ${importId}
  `.execute(tx);
  return Number(rows[0]?.n ?? 0);
}

const madeByUndone = (importId: number): RawBuilder<unknown> => sql`
  t.import_id in (select i.id from imports i where i.id = ${importId} or i.undone_at is not null)
`;
