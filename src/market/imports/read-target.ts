import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { Target } from '#market/imports/import-batch.ts';
import { writtenLanguages, type MarketSettings } from '#market/settings/market-settings.ts';

/**
 * The store with a slug, and the rules that its new products get: its own first rule, else the
 * market's first. Refuses 'import-store-unknown', 'import-store-suspended', 'store-closed',
 * 'import-language-unknown'.
 */
export async function readTarget(
  db: Db,
  market: MarketSettings,
  slug: string,
  language: string | null,
): Promise<Omit<Target, 'ofStore'>> {
  const code = language ?? market.default_language;
  const languages = writtenLanguages(market).map((known) => known.code);
  if (!languages.includes(code))
    throw new Refusal('import-language-unknown', {
      language: code,
      languages,
    });
  const store = await db
    .selectFrom('stores')
    .select(['id', 'name', 'suspended_at', 'closed_at'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!store)
    throw new Refusal('import-store-unknown', { store: slug, stores: await someStores(db) });
  if (store.suspended_at) throw new Refusal('import-store-suspended', { store: store.name });
  if (store.closed_at) throw new Refusal('store-closed', { store: store.name });
  const firstRule = (table: 'shipping_rules' | 'tax_rules') =>
    db
      .selectFrom(table)
      .select('id')
      .where((where) => where.or([where('store_id', '=', store.id), where('store_id', 'is', null)]))
      .orderBy((order) => order.fn.coalesce('store_id', order.val(-1)), 'desc')
      .orderBy('id')
      .executeTakeFirst();
  return {
    store,
    language: code,
    shippingRule: (await firstRule('shipping_rules'))?.id ?? null,
    taxRule: (await firstRule('tax_rules'))?.id ?? null,
    known: { categories: null },
  };
}

async function someStores(db: Db): Promise<string[]> {
  const stores = await db.selectFrom('stores').select('slug').orderBy('slug').limit(12).execute();
  return stores.map(({ slug }) => slug);
}
