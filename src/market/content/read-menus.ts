import { sql } from 'kysely';
import type { Common } from '#contract/shop.ts';
import type { Reading } from '#market/settings/reading.ts';
import { slugNow } from '#market/settings/slug-now.ts';

/** The links of header and footer, and the pictures in the footer. */
export type Menus = {
  header: Common['header_links']['left'];
  pages: (Common['services'][number] & { type: number })[];
  images: Common['payment'];
};

/** The menus of every page, in the reader's language. */
export async function readMenus({ db, language }: Reading): Promise<Menus> {
  const { rows } = await sql<Menus>`
    select
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', id, 'title', said(title, ${language}), 'url', url, 'type', type)
          order by position, id
        )
        from header_links
      ), '[]') as header,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', p.id, 'title', said(p.title, ${language}),
            'slug', ${slugNow('page', 'p', language)}, 'type', f.type
          )
          order by f.position, f.id
        )
        from footer_links f
        join pages p on p.id = f.page_id and p.public
      ), '[]') as pages,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', id, 'title', said(title, ${language}), 'link', link, 'image', image, 'type', type,
            'status', 1
          )
          order by position, id
        )
        from footer_image_links
        where public
      ), '[]') as images
  `.execute(db);
  return rows[0] ?? { header: [], pages: [], images: [] };
}
