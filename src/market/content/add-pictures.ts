import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** A picture that is kept in the media folder already. */
export type KeptPicture = { name: string; width: number; height: number; bytes: number };

/** Writes kept pictures down, and has the smaller forms made of those that were not there yet. */
export async function addPictures(tx: Tx, pictures: KeptPicture[]): Promise<void> {
  await sql`
    with fresh as (
      insert into pictures (name, width, height, bytes)
      select *
      from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as p (
        name text, width int, height int, bytes int
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
