// How the people of a store edit its page.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { OwnStore, OwnStoreFields } from '#contract/seller-store.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import { saveRow } from '#market/edits/save-row.ts';
import { textsOrNone } from '#market/settings/required-texts.ts';
import type { Seller } from '#market/settings/actor.ts';
import { STORE } from '#market/stores/edit-store.ts';
import { touchStore } from '#market/stores/touch-store.ts';

/** The seller's store, with everything that its people can edit. Refuses 'store-not-found'. */
export async function openOwnStore(db: Db, { storeId }: Seller): Promise<OwnStore> {
  const { rows } = await sql<OwnStore>`
    select id, version, ${lastEdit(STORE.noun)} as edited, name, slug, image, cover,
      coalesce(about, '{}') as about, coalesce(policies, '{}') as policies, featured_ids, city,
      case when t.away_until > now() then ${isoText('t.away_until')} end as away_until
    from stores t
    where id = ${storeId}
  `.execute(db);
  const [own] = rows;
  if (!own) throw new Refusal('store-not-found');
  return own;
}

/**
 * Saves the store's page; fields that an older client does not know stay. Pages that show the store
 * are expired. Refuses 'invalid-input' for a picture or a product that is not the store's, and for
 * a holiday in the past, and as `saveRow` does.
 */
export async function saveOwnStore(
  tx: Tx,
  by: Seller,
  { version, about, policies, ...sent }: OwnStoreFields & { version: number },
  now = new Date(),
): Promise<void> {
  const { cover, featured_ids: featured, away_until: until } = sent;
  if (until && new Date(until) <= now) await checkOver(tx, by, until);
  await checkPicture(tx, by, 'image', sent.image);
  if (cover !== undefined) await checkPicture(tx, by, 'cover', cover);
  if (featured !== undefined) await checkFeatured(tx, by, featured);
  const columns = {
    ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
    about: textsOrNone(about),
    ...(policies !== undefined && { policies: textsOrNone(policies) }),
  };
  const opened = { id: by.storeId, version };
  const saved = await saveRow(tx, by, STORE, { ...opened, columns });
  if (saved.version > version)
    await audit(tx, by, { action: 'store.page', subject: `store:${by.storeId}` });
  await touchStore(tx, by.storeId);
}

/**
 * Refuses a holiday in the past, unless it was stored before and only ended while the form was
 * open.
 */
async function checkOver(tx: Tx, { storeId }: Seller, until: string): Promise<void> {
  const { rows } = await sql`
    select from stores
    where id = ${storeId} and date_trunc('milliseconds', away_until) = ${until}::timestamptz
  `.execute(tx);
  if (rows.length === 0) throw new Refusal('invalid-input', { field: 'away_until' });
}

/** Checks that a picture was uploaded by the store, or is shown there already. */
async function checkPicture(
  tx: Tx,
  { storeId }: Seller,
  field: 'image' | 'cover',
  picture: string,
): Promise<void> {
  if (picture === '') return;
  const { rows } = await sql`
    select from stores where id = ${storeId} and ${picture} in (image, cover)
    union all
    select from store_pictures where store_id = ${storeId} and picture = ${picture}
  `.execute(tx);
  if (rows.length === 0) throw new Refusal('invalid-input', { field });
}

async function checkFeatured(tx: Tx, { storeId }: Seller, ids: number[]): Promise<void> {
  const { rows } = await sql`
    select from products where id = any(${ids}::int[]) and store_id = ${storeId}
  `.execute(tx);
  if (rows.length < ids.length) throw new Refusal('invalid-input', { field: 'featured_ids' });
}
