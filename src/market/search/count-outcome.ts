// The outcomes of searches: how often a found product was put into a cart, or ordered. Counted by
// day and store, without any data about people.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { SearchOutcome } from '#contract/search.ts';
import type { Tx } from '#db/connect.ts';
import { countedWords } from '#market/search/count-searches.ts';

/**
 * The language of the person who reports it is all that is kept of them; `q` is the search as it
 * stands in the page's address.
 */
export type Outcome = { language: string; q: string; product: number; outcome: SearchOutcome };

/**
 * Counts an outcome of a search today, in the market's time zone; ignores a search that was never
 * counted or found nothing. Refuses 'product-not-found' for a product that is not public.
 */
export async function countOutcome(
  tx: Tx,
  { language, q, product, outcome }: Outcome,
): Promise<void> {
  const shown = await tx
    .selectFrom('products')
    .select('store_id')
    .where('id', '=', product)
    .where('public', '=', true)
    .executeTakeFirst();
  if (!shown) throw new Refusal('product-not-found');
  const words = countedWords(q);
  if (words === null) return;
  const carted = outcome === 'carted' ? 1 : 0;
  const ordered = 1 - carted;
  await sql`
    with search as (
      update searches s set carted = s.carted + ${carted}, ordered = s.ordered + ${ordered}
      where s.language = ${language} and s.words = ${words} and s.found > 0
      returning s.id
    )
    insert into search_outcomes (search_id, store_id, day, carted, ordered)
    select search.id, ${shown.store_id}, (now() at time zone time_zone)::date, ${carted}, ${ordered}
    from search, settings
    on conflict (search_id, store_id, day) do update set
      carted = search_outcomes.carted + excluded.carted,
      ordered = search_outcomes.ordered + excluded.ordered
  `.execute(tx);
}
