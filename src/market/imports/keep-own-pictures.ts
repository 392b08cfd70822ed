import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { StoreImport } from '#market/imports/store-import.ts';
import { keepPictureRows, type Ready } from '#market/imports/write-pictures.ts';

/** Gives the pictures of a store's drafts to the store, as if it had uploaded them. */
export async function keepOwnPictures(
  tx: Tx,
  { by, importId }: StoreImport,
  ready: Ready[],
): Promise<void> {
  const all = new Map(
    ready.flatMap(({ pictures }) =>
      [...pictures.values()].map((picture) => [picture.name, picture] as const),
    ),
  );
  if (all.size === 0) return;
  await keepPictureRows(tx, importId, [...all.values()]);
  await sql`
    insert into store_pictures (store_id, picture, account_id)
    select ${by.storeId}, name, ${by.accountId}
    from unnest(${[...all.keys()]}::text[]) name
    on conflict do nothing
  `.execute(tx);
}
