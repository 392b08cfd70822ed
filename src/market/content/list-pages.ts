// The owner's pages, for staff.
import { sql } from 'kysely';
import type { PageFields, PageRow } from '#contract/admin/page.ts';
import type { Listed, ListInput, Opened } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { touching } from '#db/touch.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';
import { formerSlugs, openedSlugs, type OpenedSlugs } from '#market/settings/slug-now.ts';

type ListQuery = ListInput & { view?: 'public' | 'hidden' | 'gap' | undefined };
type Shown = PageFields &
  OpenedSlugs & { component: 'Contact' | 'Sitemap' | null; old_slugs: string[] };

export const PAGE = {
  noun: 'page',
  table: 'pages',
  cameBack: touching('content'),
} as const;

const VIEWS = {
  public: sql<boolean>`t.public`,
  hidden: sql<boolean>`not t.public`,
  gap: sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`,
};

/** A page of the owner's pages that match; `q` searches titles in every language and slugs. */
export async function listPages(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<PageRow>> {
  return readList<PageRow>(db, paging, {
    from: sql`pages t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      slug: sql`t.slug`,
      public: sql`t.public`,
      gaps: gapsOf('t.title'),
    },
    where: [
      ...(q ? [sql<boolean>`(${textsContain('t.title', q)} or t.slug = ${q})`] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: 'title',
  });
}

/** A page with all that can be edited; null if there is none. */
export async function openPage(db: Db, id: number): Promise<Opened<Shown> | null> {
  const { rows } = await sql<Opened<Shown>>`
    select id, version, ${lastEdit(PAGE.noun)} as edited, title, slug, ${openedSlugs('page')}, description,
      coalesce(meta_title, '{}') as meta_title,
      coalesce(meta_description, '{}') as meta_description, component, public,
      ${formerSlugs('page')} as old_slugs
    from pages t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}
