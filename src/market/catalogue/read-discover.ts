import { sql, type RawBuilder } from 'kysely';
import type { ProductCard } from '#contract/product-card.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

const DAY_MS = 86_400_000;
/**
 * The multiplier of `shuffled_place` in the database: it maps 32-bit numbers to 32-bit numbers one
 * to one.
 */
const SPREAD = 2_654_435_761n;
const PLACES = 4_294_967_296n;
const placeOf = (number: number): number => Number((BigInt(number) * SPREAD) % PLACES);

export type DiscoverQuery = {
  /** `2026-11-28`; empty: today. */
  day: string;
  /** The last product of the previous page; null for the first page. */
  after: number | null;
  size: number;
};
/** `next`: what to pass as `after` for the next page; null at the end. */
export type Discovered = { products: ProductCard[]; day: string; next: number | null };

/**
 * A page of all products that can be bought, shuffled, each once. The order starts at another place
 * each day (UTC). A page costs the same however far down it is. Two queries.
 */
export async function readDiscover(
  reading: Reading,
  { day, after, size }: DiscoverQuery,
): Promise<Discovered> {
  const shown = day || reading.now.toISOString().slice(0, 10);
  const start = placeOf(Math.floor(Date.parse(shown) / DAY_MS));
  const last = after === null ? null : placeOf(after);
  const { rows } = await sql<{ id: number }>`
    select id
    from (
      ${sql.join(
        lapsAfter(last, start).map(
          ({ least, most }, lap) => sql`(
            select id, ${lap}::int as lap, shuffled_place(id) as place
            from product_facts
            where public and in_stock
              and shuffled_place(id) >= ${least} and shuffled_place(id) < ${most}
            order by shuffled_place(id)
            limit ${size + 1}
          )`,
        ),
        sql` union all `,
      )}
    ) found
    order by lap, place
    limit ${size + 1}
  `.execute(reading.db);
  const ids = rows.slice(0, size).map(({ id }) => id);
  dependOn(reading, 'every-product');
  if (!day) holdUntil(reading, new Date((Math.floor(reading.now.getTime() / DAY_MS) + 1) * DAY_MS));
  return {
    products: await readCards(reading, ids),
    day: shown,
    next: rows.length > size ? (ids.at(-1) ?? null) : null,
  };
}

type Place = RawBuilder<number>;
/**
 * The ranges left to go through: to the last place and on from the first, or only up to the start.
 */
function lapsAfter(after: number | null, start: number): { least: Place; most: Place }[] {
  const place = (number: number): Place => sql`${number}::bigint`;
  const second = { least: place(0), most: place(start) };
  if (after !== null && after < start) return [{ ...second, least: place(after + 1) }];
  const first = after === null ? start : after + 1;
  return [{ least: place(first), most: place(Number(PLACES)) }, second];
}
