import { sql } from 'kysely';
import type { StoreChoice } from '#contract/admin/store-choice.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';

/** A page of the stores whose names contain the text. */
export const listStoreChoices = (
  db: Db,
  { q, ...query }: ListInput,
): Promise<Listed<StoreChoice>> =>
  readList<StoreChoice>(db, query, {
    from: sql`stores t`,
    columns: { id: sql`t.id`, title: sql`t.name`, image: sql`t.image` },
    where: q ? [sql<boolean>`t.name ilike ${likeText(q)}`] : [],
    usual: 'title',
  });
