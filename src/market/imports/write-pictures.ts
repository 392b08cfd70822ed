import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { Change } from '#market/imports/write-products.ts';
import type { Draft } from '#market/imports/draft.ts';
import type { Picture } from '#market/imports/keep-pictures.ts';

/** A draft with its stored pictures, by their address in the file. */
export type Ready = { draft: Draft; pictures: Map<string, Picture> };

const RESIZE_LAST = 100; // mails and whatever people wait for go before

/** Records the pictures that changed products use, and queues the resizing of new ones. */
export async function writePictures(
  tx: Tx,
  importId: number,
  changes: Change[],
  ready: Ready[],
): Promise<void> {
  const used = new Set(changes.map(({ draft }) => draft.key));
  const pictures = [
    ...new Map(
      ready
        .filter(({ draft }) => used.has(draft.key))
        .flatMap((one) => [...one.pictures.values()])
        .map((picture) => [picture.name, picture]),
    ).values(),
  ];
  if (pictures.length > 0) await keepPictureRows(tx, importId, pictures);
}

/** Records pictures, and queues the resizing of new ones. */
export async function keepPictureRows(
  tx: Tx,
  importId: number,
  pictures: Picture[],
): Promise<void> {
  const fresh = await tx
    .insertInto('pictures')
    .values(
      pictures.map(({ name, width, height, bytes }) => ({
        name,
        width,
        height,
        bytes,
        import_id: importId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute();
  await sql`
    select graphile_worker.add_job(
      'resize-picture', payload := json_build_object('name', name), queue_name := 'pictures',
      priority := ${RESIZE_LAST}
    )
    from unnest(${fresh.map(({ name }) => name)}::text[]) name
  `.execute(tx);
}
