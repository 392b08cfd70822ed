import { sql } from 'kysely';
import type { ProductCard } from '#contract/product-card.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** What is bought most and can be bought, for who finds nothing. */
export async function readPopular(reading: Reading, most: number): Promise<ProductCard[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product_facts where public and in_stock order by sold desc, id desc limit ${most}
  `.execute(reading.db);
  dependOn(reading, 'products');
  return readCards(
    reading,
    rows.map(({ id }) => id),
  );
}
