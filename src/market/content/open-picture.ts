import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { PictureCut } from '#contract/admin/picture.ts';
import type { Db } from '#db/connect.ts';

type Sides = { name: string; width: number; height: number };
type OpenedPicture = Sides & { file_name: string; original: Sides; cut: PictureCut | null };

/** A stored picture, and the one it was cropped from. Refuses 'thing-not-found'. */
export async function openPicture(db: Db, name: string): Promise<OpenedPicture> {
  const { rows } = await sql<OpenedPicture>`
    select p.name, p.width, p.height, p.file_name, p.cut,
      jsonb_build_object('name', o.name, 'width', o.width, 'height', o.height) as original
    from pictures p
    join pictures o on o.name = coalesce(p.cut_from, p.name)
    where p.name = ${name}
  `.execute(db);
  if (!rows[0]) throw new Refusal('thing-not-found');
  return rows[0];
}
