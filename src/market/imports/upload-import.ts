import { Refusal } from '#base/refusal.ts';
import type { ImportSheet } from '#contract/admin/import.ts';
import type { Tx } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';
import { writtenLanguages, type MarketSettings } from '#market/settings/market-settings.ts';

export type Upload = {
  file: string;
  bytes: Buffer;
  sheet: ImportSheet;
  storeId: number;
  /** Empty: the shop's first. */
  language: string;
};

/**
 * Keeps a file for a store until somebody lets it run; answers the import's number. Refuses
 * 'store-not-found', 'import-store-suspended', 'import-language-unknown'.
 */
export async function uploadImport(
  tx: Tx,
  by: Staff,
  { file, bytes, sheet, storeId, language }: Upload,
  market: MarketSettings,
): Promise<number> {
  const code = language || market.default_language;
  const languages = writtenLanguages(market).map((known) => known.code);
  if (!languages.includes(code))
    throw new Refusal('import-language-unknown', {
      language: code,
      languages: languages.join(', '),
      field: 'language',
    });
  const store = await tx
    .selectFrom('stores')
    .select(['name', 'suspended_at'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (!store) throw new Refusal('store-not-found', { field: 'store_id' });
  if (store.suspended_at)
    throw new Refusal('import-store-suspended', { store: store.name, field: 'store_id' });
  const { id } = await tx
    .insertInto('imports')
    .values({
      store_id: storeId,
      account_id: by.accountId,
      file,
      language: code,
      sheet: JSON.stringify(sheet),
      uploaded_at: new Date(),
      started_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('import_files').values({ import_id: id, bytes }).execute();
  return id;
}
