// The home page for staff: its draft, the published arrangement, and earlier ones.
import { sql } from 'kysely';
import type { OpenedHome } from '#contract/admin/home-page.ts';
import type { Block, BlockChange } from '#contract/home-block.ts';
import type { Db } from '#db/connect.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import { usualBlocks } from '#market/content/home-arrangement.ts';

export const HOME = { noun: 'home-page', table: 'home_draft', only: true } as const;
/** The id of the draft in its history. */
export const THE_DRAFT = 1;
const MOST_VERSIONS = 100;

type Row = Omit<OpenedHome, 'blocks' | 'draft'> & {
  drafted: Block[] | null;
  shown: Block[] | null;
};
export type PublishedVersion = {
  number: number;
  by: string;
  at: string;
  changes: BlockChange[];
};

/** The draft with its version; without a draft, the blocks that the shop shows. */
export async function openHome(db: Db): Promise<OpenedHome> {
  const { inShop, drafted, ...rest } = await readHomeState(db);
  return { ...rest, draft: drafted !== null, blocks: drafted ?? inShop };
}

/** The draft (null: none), together with the blocks that the shop shows. */
export async function readHomeState(
  db: Db,
): Promise<Omit<OpenedHome, 'blocks' | 'draft'> & { drafted: Block[] | null; inShop: Block[] }> {
  const { rows } = await sql<Row>`
    select t.version, t.blocks as drafted, ${lastEdit(HOME.noun)} as edited, a.blocks as shown,
      case when a.number is not null then
        jsonb_build_object('number', a.number, 'by', a.actor, 'at', ${isoText('a.at')})
      end as published,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('id', c.id, 'title', c.title, 'public', c.public)
          order by c.position, c.id
        )
        from collections c
      ), '[]') as collections
    from (select ${THE_DRAFT}::int as id, * from home_draft) t
    left join lateral (
      select * from home_arrangements order by number desc limit 1
    ) a on true
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The market has no draft of its home page.');
  const { shown, ...rest } = row;
  return { ...rest, inShop: shown ?? usualBlocks(row.collections.filter((one) => one.public)) };
}

/** The published arrangements, newest first. */
export async function listHomeVersions(db: Db): Promise<PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    select number, actor as by, ${isoText('at')} as at, changes
    from home_arrangements
    order by number desc
    limit ${MOST_VERSIONS}
  `.execute(db);
  return rows;
}
