// The stored pictures, and where each is used.
import { sql } from 'kysely';
import type { PictureRow, PictureView } from '#contract/admin/picture.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';

type ListQuery = ListInput & { view?: PictureView | undefined };

/** Whether the picture `t` and its crops are shown nowhere, and no import can still use them. */
export const unusedPicture = sql<boolean>`(
  not exists (select from picture_uses u where u.picture = t.name)
  and not exists (select from pictures piece where piece.cut_from = t.name)
  and not exists (
    select from imports i
    where i.id = t.import_id and i.finished_at is null and i.undone_at is null
  )
)`;

/** The screen on which each use can be changed, and its name in the reader's language. */
const PLACES = {
  settings: sql`null`,
  sliders: textOf('sliders'),
  banners: textOf('banners'),
  site_features: sql`(select said(detail, ${sql.ref('l.code')}) from site_features where id = u.thing)`,
  footer_image_links: sql`null`,
  stores: sql`(select name from stores where id = u.thing)`,
  categories: textOf('categories'),
  brands: textOf('brands'),
  products: textOf('products'),
  product_images: textOf('products'),
  pages: textOf('pages'),
  home_draft: sql`null`,
  home_arrangements: sql`null`,
  review_images: sql`null`,
  order_lines: sql`null`,
  product_proposals: sql`(
    select said(proposed -> 'title', ${sql.ref('l.code')}) from product_proposals where id = u.thing
  )`,
  import_changes: sql`(select file from imports where id = u.thing)`,
  import_steps: sql`(select file from imports where id = u.thing)`,
};

function textOf(table: string) {
  return sql`(select said(title, ${sql.ref('l.code')}) from ${sql.table(table)} where id = u.thing)`;
}

const SHOWN = 3;

/** A page of the pictures that match, newest first; `q` searches the names of their files. */
export const listPictures = (
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<PictureRow>> =>
  readList<PictureRow>(db, paging, {
    from: sql`pictures t`,
    columns: {
      id: sql`t.id`,
      name: sql`t.name`,
      file_name: sql`t.file_name`,
      width: sql`t.width`,
      height: sql`t.height`,
      bytes: sql`t.bytes`,
      created_at: isoText('t.created_at'),
      unused: unusedPicture,
      pieces: sql`(select count(*)::int from pictures piece where piece.cut_from = t.name)`,
      uses: sql`(
        select count(distinct (u.source, u.thing))::int from picture_uses u where u.picture = t.name
      )`,
      used: sql`coalesce((
        select jsonb_agg(to_jsonb(one))
        from (
          select u.source as place, u.thing,
            coalesce(case u.source ${sql.join(
              Object.entries(PLACES).map(
                ([name, title]) => sql`when ${sql.lit(name)} then ${title}`,
              ),
              sql` `,
            )} end, '') as title
          from (select distinct source, thing from picture_uses where picture = t.name) u
          cross join (select ${language}::text as code) l
          order by u.source in ('order_lines', 'review_images', 'import_changes', 'import_steps'), u.source, u.thing
          limit ${SHOWN}
        ) one
      ), '[]')`,
    },
    where: [
      ...(q ? [sql<boolean>`(t.file_name ilike ${likeText(q)} or t.name = ${q})`] : []),
      ...(view === 'unused' ? [unusedPicture] : []),
      ...(view === 'used' ? [sql<boolean>`not ${unusedPicture}`] : []),
    ],
    usual: '-created_at',
  });
