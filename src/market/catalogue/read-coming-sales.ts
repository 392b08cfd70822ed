import { sql } from 'kysely';
import { utcText } from '#base/time.ts';
import type { AnnouncedSale } from '#contract/flash-sale.ts';
import { firstProducts } from '#market/catalogue/read-flash-sales.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { announcedFrom } from '#market/pricing/running-sales.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

const MOST_SALES = 20;
type Row = { id: number; title: string; start_at: Date; end_at: Date; products: number[] };

/**
 * The public sales that start within a week and have products, soonest first, with the cards of
 * their first products. The answer is valid until one starts or the next comes within the week.
 */
export async function readComingSales(reading: Reading): Promise<AnnouncedSale[]> {
  const { rows } = await sql<Row>`
    select fs.id, said(fs.title, ${reading.language}) as title, fs.start_at, fs.end_at,
      ${firstProducts} as products
    from flash_sales fs
    where fs.public and fs.start_at > ${reading.now}
    order by fs.start_at, fs.id
    limit ${MOST_SALES}
  `.execute(reading.db);
  dependOn(reading, 'flash-sales');
  const announced = rows.filter(({ start_at, products }) => {
    const from = announcedFrom(start_at);
    holdUntil(reading, from > reading.now ? from : start_at);
    return from <= reading.now && products.length > 0;
  });
  const ids = [...new Set(announced.flatMap(({ products }) => products))];
  const cards = new Map((await readCards(reading, ids)).map((card) => [card.id, card]));
  return announced.map(({ id, title, start_at, end_at, products }) => ({
    id,
    title,
    start_time: utcText(start_at),
    end_time: utcText(end_at),
    products: products.flatMap((product) => cards.get(product) ?? []),
  }));
}

/** One of the coming sales; null if it is not announced. */
export const readComingSale = async (
  reading: Reading,
  id: number,
): Promise<AnnouncedSale | undefined> =>
  (await readComingSales(reading)).find((sale) => sale.id === id);
