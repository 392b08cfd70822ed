// Search results as the shop shows them: products that the owner pinned to the words, then the
// matches.
import { sql } from 'kysely';
import { fold } from '#base/fold.ts';
import type { Db } from '#db/connect.ts';
import { findMatches, showing, type Asking, type Matches } from '#market/catalogue/find-matches.ts';
import { readQuestion } from '#market/catalogue/typed-question.ts';

/**
 * The products that match a search (`findMatches`), after those that the owner pinned to it, in the
 * owner's order. Pinned products appear if they are on sale and in stock, whether they match or
 * not. A corrected search has the pins of its corrected words; one with phrases in quotes or
 * excluded words has none.
 */
export async function findPinned(db: Db, question: string, asking: Asking = {}): Promise<Matches> {
  const matches = await findMatches(db, question, asking);
  const { wanted: words, unwanted } = readQuestion(question);
  if (unwanted.length > 0 || words.some((word) => word.includes(' '))) return matches;
  const typed = [fold(question), fold(showing(question, matches))];
  const pinned = await readPinned(db, typed, asking.language ?? '');
  return pinned.length === 0 ? matches : withPinned(matches, pinned);
}

/**
 * Reads the pins of the words as typed, or else as corrected; pins for the language come before
 * those for all languages.
 */
async function readPinned(db: Db, typed: string[], language: string): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select f.id
      from pinned_products pp
      join product_facts f on f.id = pp.product_id
      where pp.pinned_search_id = s.id and f.public and f.in_stock
      order by pp.position
    ) as ids
    from pinned_searches s
    where s.words = any(${typed}::text[]) and (s.language is null or s.language = ${language})
    order by array_position(${typed}::text[], s.words), s.language nulls last
    limit 1
  `.execute(db);
  return rows[0]?.ids ?? [];
}

function withPinned(matches: Matches, pinned: number[]): Matches {
  const most = Math.max(0, ...Object.values(matches.relevance));
  const first = pinned.map((id, at): [number, number] => [id, most + pinned.length - at]);
  const relevance = { ...matches.relevance, ...Object.fromEntries(first) };
  if (!('ids' in matches)) return { ...matches, relevance, pinned, total: undefined };
  const isNone = matches.ids.length === 0;
  return {
    ...matches,
    ids: [...new Set([...pinned, ...matches.ids])],
    relevance,
    // only pinned products were found: there is nothing to say about left-out or corrected words
    ...(isNone && { leftOut: [], corrections: [], someWords: false }),
  };
}
