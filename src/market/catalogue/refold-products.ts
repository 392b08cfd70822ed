import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { foldedText } from '#market/catalogue/folded-text.ts';

const AT_ONCE = 1000;
type Texts = Record<string, string>;

/** Rebuilds the search text of a tag's products after it was renamed, in batches. */
export async function refoldProducts(db: Db, tag: number): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after;
    after = await transaction(db, (tx) => refoldSome(tx, tag, from));
  }
}

/**
 * Does a batch of products with ids above `after`; returns the highest id, or null when none are
 * left.
 */
async function refoldSome(tx: Tx, tag: number, after: number): Promise<number | null> {
  const { rows } = await sql<{ id: number; title: Texts; tags: Texts[] }>`
    select p.id, p.title, (
      select jsonb_agg(t.title order by t.id)
      from product_tags mine
      join tags t on t.id = mine.tag_id
      where mine.product_id = p.id
    ) as tags
    from product_tags pt
    join products p on p.id = pt.product_id
    where pt.tag_id = ${tag} and pt.product_id > ${after}
    order by p.id
    limit ${AT_ONCE}
    for update of p
  `.execute(tx);
  const folded = rows.map(({ id, title, tags }) => ({ id, folded: foldedText(title, tags) }));
  await sql`
    update products p set folded = f.folded
    from jsonb_to_recordset(${JSON.stringify(folded)}::jsonb) as f(id int, folded text)
    where p.id = f.id and p.folded <> f.folded
  `.execute(tx);
  if (rows.length) await touch(tx, 'products', ...rows.map(({ id }) => `product:${id}`));
  return rows.at(-1)?.id ?? null;
}
