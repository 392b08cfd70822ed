import { sql, type SqlBool } from 'kysely';
import { fold } from '#base/fold.ts';
import type { SearchesQuery, SearchRow } from '#contract/admin/searched.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';

const columns = {
  id: sql`t.id`,
  language: sql`t.language`,
  typed: sql`t.typed`,
  asked: sql`t.asked`,
  found: sql`t.found`,
  pressed: sql`t.pressed`,
  carted: sql`t.carted`,
  ordered: sql`t.ordered`,
  last_at: isoText('t.last_at'),
};

/** A page of what shoppers searched for, most frequent first; `q` searches their words. */
export const listSearches = (
  db: Db,
  { q, view, language, ...paging }: SearchesQuery,
): Promise<Listed<SearchRow>> =>
  readList<SearchRow>(db, paging, {
    from: sql`searches t`,
    columns,
    where: [
      ...(q ? [sql<SqlBool>`t.words like ${likeText(fold(q))}`] : []),
      ...(view ? [sql<SqlBool>`t.found = 0`] : []),
      ...(language ? [sql<SqlBool>`t.language = ${language}`] : []),
    ],
    usual: '-asked',
  });
