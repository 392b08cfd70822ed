// Writes the tags and pictures of products, many products per statement.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

export type ProductImage = {
  image: string;
  /** The alternative text, by language; null: none. */
  alt: Record<string, string> | null;
  position: number;
  attribute_value_ids: number[];
};

/** Replaces the tags of these products by those in `rows`. */
export async function writeTags(tx: Tx, rows: { id: number; tags: number[] }[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const tags = rows.flatMap(({ id, tags: numbers }) =>
    numbers.map((tag) => ({ product: id, tag })),
  );
  await sql`delete from product_tags where product_id = any(${ids}::int[])`.execute(tx);
  if (tags.length)
    await sql`
      insert into product_tags (product_id, tag_id)
      select product, tag
      from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as r(product int, tag int)
    `.execute(tx);
}

/** Replaces the pictures of these products, except the main ones, by those in `rows`. */
export async function writeImages(
  tx: Tx,
  rows: { id: number; images: ProductImage[] }[],
): Promise<void> {
  const images = rows.flatMap(({ id, images: some }) =>
    some.map((image) => ({ product_id: id, ...image })),
  );
  await sql`
    delete from product_images
    where product_id = any(${rows.map(({ id }) => id)}::int[])
  `.execute(tx);
  if (images.length)
    await sql`
      insert into product_images (product_id, image, alt, position, attribute_value_ids)
      select product_id, image, r.alt, position, attribute_value_ids
      from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as r(
        product_id int, image text, alt jsonb, position int, attribute_value_ids int[]
      )
      order by product_id, position
    `.execute(tx);
}
