import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Whether a picture was uploaded by a store, or is shown by one of its products. */
export async function isOwnPicture(db: Db, store: number, name: string): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`
    select exists (
        select from store_pictures where store_id = ${store} and picture = ${name}
      )
      or exists (
        select from picture_uses u
        join products p on p.id = u.thing and p.store_id = ${store}
        where u.picture = ${name} and u.source in ('products', 'product_images')
      ) as own
  `.execute(db);
  return rows[0]?.own ?? false;
}
