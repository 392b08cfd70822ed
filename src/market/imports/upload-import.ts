import { Refusal } from '#base/refusal.ts';
import type { ImportSheet } from '#contract/import-shapes.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { writtenLanguages, type MarketSettings } from '#market/settings/market-settings.ts';

export type Upload = {
  file: string;
  bytes: Buffer;
  sheet: ImportSheet;
  storeId: number;
  /** Empty: the shop's default. */
  language: string;
};

/**
 * Stores a file for a store until it is run; returns the import's id. Refuses 'store-not-found',
 * 'import-store-suspended', 'store-closed', 'import-language-unknown'.
 */
export async function uploadImport(
  tx: Tx,
  by: Staff | Seller,
  { file, bytes, sheet, storeId, language }: Upload,
  market: MarketSettings,
): Promise<number> {
  const code = language || market.default_language;
  const languages = writtenLanguages(market).map((known) => known.code);
  if (!languages.includes(code))
    throw new Refusal('import-language-unknown', {
      language: code,
      languages,
      field: 'language',
    });
  const store = await tx
    .selectFrom('stores')
    .select(['name', 'suspended_at', 'closed_at'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (!store) throw new Refusal('store-not-found', { field: 'store_id' });
  if (store.suspended_at)
    throw new Refusal('import-store-suspended', { store: store.name, field: 'store_id' });
  if (store.closed_at) throw new Refusal('store-closed', { store: store.name, field: 'store_id' });
  const { id } = await tx
    .insertInto('imports')
    .values({
      store_id: storeId,
      account_id: by.accountId,
      of_store: by.kind === 'seller',
      file,
      language: code,
      sheet: JSON.stringify(sheet),
      uploaded_at: new Date(),
      started_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('import_files').values({ import_id: id, bytes }).execute();
  if (by.kind === 'seller')
    await audit(tx, by, { action: 'import.upload', subject: `import:${id}`, note: file });
  return id;
}
