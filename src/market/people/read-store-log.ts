import { sql } from 'kysely';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { StoreDeed } from '#contract/seller-log.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Seller } from '#market/settings/actor.ts';

type LogQuery = ListInput & { who?: number | undefined };

/** The same expression as in its index. */
const searchText = sql`(t.actor || ' ' || t.action || ' ' || t.subject || ' ' || t.note)`;
const noun = sql<string>`split_part(t.subject, ':', 1)`;
const thing = sql<string>`split_part(t.subject, ':', 2)`;
/** The id of the thing, if it has one. */
const thingId = sql`case when ${thing} ~ '^\\d{1,9}$' then ${thing}::int end`;
/** The title of a product in the reader's language, or else in another. */
const titleIn = (language: string, titles: string) =>
  sql`coalesce(${sql.ref(titles)} ->> ${language}, (
    select min(said.value) from jsonb_each_text(${sql.ref(titles)}) said
  ))`;

/** A page of the store's log, newest first; `q` searches who did something, and what. */
export async function readStoreLog(
  db: Db,
  { storeId, language }: Seller,
  { q, who, ...paging }: LogQuery,
): Promise<Listed<StoreDeed>> {
  const called = sql<string>`coalesce(case ${noun}
    when 'parcel' then (select p.code from parcels p where p.id = ${thingId})
    when 'account' then (select a.name from accounts a where a.id = ${thingId})
    when 'product' then (
      select ${titleIn(language, 'p.title')} from products p where p.id = ${thingId}
    )
    when 'product-proposal' then (
      select ${titleIn(language, 'p.title')}
      from product_proposals o, jsonb_to_record(o.proposed) as p(title jsonb)
      where o.id = ${thingId}
    )
    when 'enrolment' then (
      select ${titleIn(language, 'p.title')}
      from enrolments e
      join products p on p.id = e.product_id
      where e.id = ${thingId}
    )
    when 'email' then ${thing}
    else ''
  end, '')`;
  return readList<StoreDeed>(db, paging, {
    from: sql`audit t`,
    columns: {
      id: sql`t.id`,
      at: isoText('t.at'),
      by: sql`t.actor`,
      action: sql`t.action`,
      noun,
      thing: called,
      note: sql`t.note`,
    },
    keys: { at: sql`t.at` },
    where: [
      sql<boolean>`t.store_id = ${storeId}`,
      ...(who === undefined ? [] : [sql<boolean>`t.account_id = ${who}`]),
      ...(q ? [sql<boolean>`${searchText} ilike ${likeText(q)}`] : []),
    ],
    usual: '-at',
  });
}
