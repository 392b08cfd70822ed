import type { RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';

export type SentFile = { name: string; bytes: Uint8Array<ArrayBuffer> };
type Item = { applicationId: number | RawBuilder<number>; requirementId: number };

/** A file of an application, for download. Refuses 'application-not-found'. */
export async function fileOfItem(
  db: Db,
  { applicationId, requirementId }: Item,
): Promise<SentFile> {
  const item = await db
    .selectFrom('application_items')
    .select(['application_id', 'type', 'bytes'])
    .where('application_id', '=', applicationId)
    .where('requirement_id', '=', requirementId)
    .executeTakeFirst();
  if (!item?.bytes) throw new Refusal('application-not-found');
  const end = item.type === 'image/webp' ? 'webp' : 'pdf';
  return {
    name: `application-${item.application_id}-${requirementId}.${end}`,
    bytes: new Uint8Array(item.bytes),
  };
}
