import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { openProduct, type OpenedProduct } from '#market/catalogue/open-product.ts';
import { slugsIn } from '#market/catalogue/product-slug.ts';
import { writtenLanguages, type MarketSettings } from '#market/settings/market-settings.ts';

/**
 * A product for its edit form, with its present slugs by language, which are only shown; null if
 * there is none.
 */
export async function openProductToEdit(
  db: Db,
  id: number,
  market: MarketSettings,
): Promise<(OpenedProduct & { slugs_now: Record<string, string> }) | null> {
  const product = await openProduct(db, id, market);
  if (!product) return null;
  const { rows } = await sql<{ slugs: Record<string, string> }>`
    select ${slugsIn(writtenLanguages(market))} as slugs from products p where p.id = ${id}
  `.execute(db);
  return { ...product, slugs_now: rows[0]?.slugs ?? {} };
}
