import { sql } from 'kysely';
import type { PictureCut } from '#contract/admin/picture.ts';
import type { Tx } from '#db/connect.ts';
import { lockPictures } from '#market/content/lock-pictures.ts';

/** A picture whose file is already in the media folder. */
export type StoredPicture = {
  name: string;
  width: number;
  height: number;
  bytes: number;
  /** Its original file name. */
  file_name?: string;
  /** The picture it was cropped from, and how. */
  cut_from?: string;
  cut?: PictureCut;
};

/** Records stored pictures, and queues the smaller sizes of new ones. */
export async function addPictures(tx: Tx, pictures: StoredPicture[]): Promise<void> {
  await lockPictures(
    tx,
    pictures.map(({ name }) => name),
  );
  await sql`
    with fresh as (
      insert into pictures (name, width, height, bytes, file_name, cut_from, cut)
      select name, width, height, bytes, coalesce(file_name, ''), cut_from, cut
      from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as p (
        name text, width int, height int, bytes int, file_name text, cut_from text, cut jsonb
      )
      on conflict do nothing
      returning name
    )
    select graphile_worker.add_job(
      'resize-picture', payload := json_build_object('name', name), queue_name := 'pictures'
    )
    from fresh
  `.execute(tx);
}
