// Counts what shoppers search for: the words and how often, without any data about people.
import { sql, type RawBuilder } from 'kysely';
import { fold } from '#base/fold.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { troubleOf } from '#db/trouble.ts';
import { findPinned } from '#market/catalogue/find-pinned.ts';
import { isOneOf } from '#market/catalogue/lexicon.ts';
import { markSuggestible } from '#market/search/mark-suggestible.ts';

/** `typed`: as it was typed; `words`: as it is counted. `language` null: the market's first. */
export type Search = { language: string | null; typed: string; words: string };
/** A search, how often it was made, and the bits of the visitors who made it (`visitorBit`). */
type Searched = Search & { times: number; visitors?: number };

/** For how many days a search is reported. */
const TOLD_DAYS = 30;
const MOST_LETTERS = 100;
/** Up to this many products are counted; one more means that there are others. */
const COUNTED = 100;
/** How long a count is reused; a count of zero never is. */
const COUNTED_FOR_MINUTES = 10;
/**
 * Email addresses and phone numbers, which people sometimes type into the search box: they are not
 * recorded.
 */
const TELLS_OF_PEOPLE = /@|\p{Nd}{7,}/u;

/**
 * A search in the form in which it is counted: without accents, case and extra spaces. Null when it
 * has no words, is too long to be a search, or may be personal data.
 */
export function countedWords(question: string): string | null {
  const words = fold(question);
  if (words === '' || Math.max(words.length, question.length) > MOST_LETTERS) return null;
  return TELLS_OF_PEOPLE.test(question.replace(/[\s().+-]/g, '')) ? null : words;
}

/**
 * Counts a search today, in the market's time zone, with the number of products it finds and, if
 * they are few, their stores. A search that takes too long is left out, because its page was not
 * shown either. A search that found something a short while ago is not run again.
 */
export async function countSearch(db: Db, search: Searched): Promise<void> {
  const known = await countAgain(db, search);
  if (known) {
    if (known.others) await markSuggestible(db, known.id);
    return;
  }
  const { language, typed, words, times, visitors = 0 } = search;
  const found = await countFound(db, words, language);
  if (found === null) return;
  const { rows } = await sql<{ id: number }>`
    with search as (
      insert into searches (
        language, words, typed, asked, found, last_at, counted_at, visitors
      )
      select code, ${words}, ${typed.trim()}, ${times}, ${found.products}, now(), now(), ${visitors}
      from languages
      where coalesce(code = ${language}, is_default)
      on conflict (language, words) do update set typed = excluded.typed,
        asked = searches.asked + excluded.asked,
        found = excluded.found,
        last_at = excluded.last_at,
        counted_at = excluded.counted_at,
        visitors = searches.visitors | excluded.visitors,
        told = false
      returning id
    )
    ${onItsDay(times)}
    returning search_id as id
  `.execute(db);
  if (!rows[0]) return;
  await noteStores(db, rows[0].id, found.stores);
  await markSuggestible(db, rows[0].id);
}

/**
 * Counts a search whose products were counted a short while ago; null if there is none. `others`:
 * it is not suggested yet, and another visitor made it now.
 */
async function countAgain(
  db: Db,
  { language, typed, words, times, visitors = 0 }: Searched,
): Promise<{ id: number; others: boolean } | null> {
  const { rows } = await sql<{ id: number; others: boolean }>`
    with search as (
      update searches s set typed = ${typed.trim()}, asked = s.asked + ${times}, last_at = now(),
        visitors = s.visitors | ${visitors}
      from languages l, searches before
      where coalesce(l.code = ${language}, l.is_default) and s.language = l.code
        and s.words = ${words} and s.found > 0
        and s.counted_at > now() - ${COUNTED_FOR_MINUTES} * interval '1 minute'
        and before.id = s.id
      returning s.id, not s.told and s.visitors <> before.visitors as others
    ),
    day as (${onItsDay(times)})
    select id, others from search
  `.execute(db);
  return rows[0] ?? null;
}

/** Adds to the day of `search`, a row that the statement has inserted or updated. */
const onItsDay = (times: number) => sql`
  insert into search_days (search_id, day, asked)
  select search.id, (now() at time zone time_zone)::date, ${times}
  from search, settings
  on conflict (search_id, day) do update set asked = search_days.asked + excluded.asked
`;

/**
 * Counts that a found product was opened today, in the market's time zone; ignores a search that
 * was never counted.
 */
export async function countPress(
  db: Db,
  { language, words, times }: Omit<Searched, 'typed'>,
): Promise<void> {
  await sql`
    with search as (
      update searches s set pressed = s.pressed + ${times}
      from languages l
      where coalesce(l.code = ${language}, l.is_default) and s.language = l.code
        and s.words = ${words}
      returning s.id
    )
    insert into search_days (search_id, day, asked, pressed)
    select search.id, (now() at time zone time_zone)::date, 0, ${times}
    from search, settings
    on conflict (search_id, day) do update set pressed = search_days.pressed + excluded.pressed
  `.execute(db);
}

/** How many products of a store a search found. */
type OfStore = { store: number; found: number };

async function noteStores(db: Db, search: number, stores: OfStore[]): Promise<void> {
  await sql`
    with now_found as (
      select store, found
      from jsonb_to_recordset(${JSON.stringify(stores)}::jsonb) as s (store int, found int)
    ),
    gone as (
      delete from search_stores s
      where search_id = ${search}
        and not exists (select from now_found n where n.store = s.store_id)
    )
    insert into search_stores (search_id, store_id, found)
    select ${search}, store, found
    from now_found
    order by store
    on conflict (search_id, store_id) do update set found = excluded.found
  `.execute(db);
}

/**
 * How many products a search finds, up to one more than are counted, and their stores if they are
 * few.
 */
async function countFound(
  db: Db,
  words: string,
  language: string | null,
): Promise<{ products: number; stores: OfStore[] } | null> {
  const many = { products: COUNTED + 1, stores: [] };
  try {
    const matches = await findPinned(db, words, {
      language: language ?? (await firstLanguage(db)),
    });
    if ('query' in matches) return many;
    const { rows: stores } = await sql<OfStore>`
      select store_id as store, count(*)::int as found
      from (
        select p.store_id from product_facts p
        where p.public and ${isOneOf(sql`p.id`, matches.ids)}
        limit ${COUNTED + 1}
      ) found
      group by 1
    `.execute(db);
    const products = stores.reduce((sum, one) => sum + one.found, 0);
    return products > COUNTED ? many : { products, stores };
  } catch (problem) {
    if (troubleOf(problem) === 'busy') return null;
    throw problem;
  }
}

async function firstLanguage(db: Db): Promise<string> {
  const { code } = await db
    .selectFrom('languages')
    .select('code')
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow();
  return code;
}

/** Deletes days that are no longer reported, and searches that nobody has made since. */
export async function forgetSearches(db: Db): Promise<void> {
  await transaction(db, async (tx) => {
    await forgetDays(tx, 'search_days', ['asked', 'pressed']);
    await forgetDays(tx, 'search_outcomes', ['carted', 'ordered']);
    await sql`delete from searches where asked = 0`.execute(tx);
  });
}

/** Deletes old days of a table, and subtracts their counts from the sums of their searches. */
async function forgetDays(tx: Tx, table: string, counts: string[]): Promise<void> {
  const each = (valueOf: (count: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(counts.map((count) => valueOf(sql.ref(count))));
  await sql`
    with gone as (
      delete from ${sql.table(table)}
      where day <= (select (now() at time zone time_zone)::date from settings) - ${TOLD_DAYS}::int
      returning search_id, ${each((count) => count)}
    )
    update searches s set ${each((count) => sql`${count} = s.${count} - past.${count}`)}
    from (
      select search_id, ${each((count) => sql`sum(${count})::int as ${count}`)}
      from gone
      group by search_id
    ) past
    where s.id = past.search_id
  `.execute(tx);
}
