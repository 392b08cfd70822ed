import { sql } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { patternsOf } from '#base/fold.ts';
import { pageSize } from '#contract/constants.ts';
import type { StoreTile } from '#contract/store.ts';
import { initialsOf, lettersOf, type Initial, type Letter } from '#market/catalogue/letters.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';
import { isNew } from '#market/stores/new-store.ts';

/** `letter`: the first letter of names, `#` for other scripts; `q`: words of a name. */
export type Named = { letter?: string | undefined; q?: string | undefined; page: number };

/** The letters with which names of open stores begin. One query. */
export async function readStoreLetters(reading: Reading): Promise<Letter[]> {
  return lettersOf(await readInitials(reading), reading.language);
}

/** A page of the open stores, by name. Two queries at most. */
export async function readStores(
  reading: Reading,
  { letter, q = '', page }: Named,
): Promise<ListPage<StoreTile>> {
  dependOn(reading, 'stores');
  const initials = letter
    ? initialsOf(await readInitials(reading), letter, reading.language)
    : undefined;
  const patterns = patternsOf(q);
  if (q && patterns.length === 0) return listPage([], { ...PAGED, page, total: 0 });
  const { rows } = await sql<Found>`
    select s.id, s.name, s.slug, s.image, s.city, f.score, ${isNew} as new_store,
      case when s.away_until > ${reading.now} then s.away_until end as away_until, found.total
    from (
      select s.id, s.initial, s.folded, count(*) over ()::int as total
      from stores s
      where is_store_open(s)
        ${initials ? sql`and s.initial = any(${initials}::text[])` : sql``}
        ${patterns.length ? sql`and s.folded like all(${patterns}::text[])` : sql``}
      order by s.initial, s.folded, s.id
      limit ${pageSize.stores} offset ${(page - 1) * pageSize.stores}
    ) found
    join stores s on s.id = found.id
    left join store_figures f on f.store_id = s.id
    order by found.initial, found.folded, found.id
  `.execute(reading.db);
  for (const { away_until } of rows) holdUntil(reading, away_until);
  // a page past the last has no rows, so its total takes a query of its own
  const total =
    rows[0]?.total ?? (page > 1 ? (await readStores(reading, { letter, q, page: 1 })).total : 0);
  return listPage(
    rows.map(({ total: _, away_until, ...store }) => ({ ...store, away: away_until !== null })),
    { ...PAGED, page, total },
  );
}

type Found = Omit<StoreTile, 'away'> & { away_until: Date | null; total: number };
const PAGED = { size: pageSize.stores, path: 'stores' };

async function readInitials(reading: Reading): Promise<Initial[]> {
  dependOn(reading, 'stores');
  const { rows } = await sql<Initial>`
    select s.initial, count(*)::int as count
    from stores s
    where is_store_open(s)
    group by s.initial
  `.execute(reading.db);
  return rows;
}
