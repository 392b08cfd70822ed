import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listPage, type ListPage } from '#base/list-page.ts';
import { utcText } from '#base/time.ts';
import { most, pageSize } from '#contract/constants.ts';
import type { FlashCard, FlashSale } from '#contract/flash-sale.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { readCards } from '#market/catalogue/read-cards.ts';
import { BELOW_REGULAR } from '#market/pricing/running-sales.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

export type RunningSale = {
  id: number;
  title: string;
  start_at: Date;
  end_at: Date;
  products: number[];
};

/** The ids of the first products of the sale `fs` that are not sold out. */
export const firstProducts = sql<number[]>`array(
  select fp.product_id
  from flash_sale_products fp
  join products p on p.id = fp.product_id and p.public and ${BELOW_REGULAR}
  where fp.flash_sale_id = fs.id and fp.sold < fp.quota
  order by fp.position, fp.product_id
  limit ${most.flashProducts}
)`;

/**
 * The public sales that run now, soonest to end first, with the ids of their first products. The
 * answer is valid until one ends or the next begins.
 */
export async function readRunningSales(reading: Reading): Promise<RunningSale[]> {
  const { rows } = await sql<RunningSale>`
    select fs.id, said(fs.title, ${reading.language}) as title, fs.start_at, fs.end_at,
      case
        when fs.start_at <= ${reading.now}
          then ${firstProducts}
        else '{}'
      end as products
    from flash_sales fs
    where fs.public and fs.end_at > ${reading.now}
    order by fs.end_at, fs.id
  `.execute(reading.db);
  dependOn(reading, 'flash-sales');
  for (const { start_at, end_at } of rows)
    holdUntil(reading, start_at > reading.now ? start_at : end_at);
  return rows.filter(({ start_at }) => start_at <= reading.now);
}

/** The `flash-sale` call. */
export async function readFlashSales(reading: Reading): Promise<FlashSale[]> {
  const sales = await readRunningSales(reading);
  const cards = new Map(
    (await readCards(reading, [...new Set(sales.flatMap(({ products }) => products))])).map(
      (card) => [card.id, card],
    ),
  );
  return sales.map((sale) => flashSaleOf(sale, cards));
}

/** A page of one running sale's products. Refuses 'flash-sale-not-found'. */
export async function readFlashSaleProducts(
  reading: Reading,
  id: number,
  page: number,
): Promise<ListPage<FlashCard>> {
  const sale = (await readRunningSales(reading)).find((running) => running.id === id);
  if (!sale) throw new Refusal('flash-sale-not-found');
  const { rows } = await sql<{ product_id: number; total: number }>`
    select fp.product_id, count(*) over () as total
    from flash_sale_products fp
    join products p on p.id = fp.product_id and p.public and ${BELOW_REGULAR}
    where fp.flash_sale_id = ${id} and fp.sold < fp.quota
    order by fp.position, fp.product_id
    limit ${pageSize.flashSale} offset ${(page - 1) * pageSize.flashSale}
  `.execute(reading.db);
  const cards = await readCards(
    reading,
    rows.map(({ product_id }) => product_id),
  );
  const total =
    rows[0]?.total ?? (page > 1 ? (await readFlashSaleProducts(reading, id, 1)).total : 0);
  return listPage(
    cards.flatMap((card) => flashCard(id, card)),
    { page, size: pageSize.flashSale, total, path: `flash-sale/${id}` },
  );
}

/** A sale as the API returns it, with its fields both flat and nested. */
export function flashSaleOf(sale: RunningSale, cards: Map<number, ProductCard>): FlashSale {
  const flat = sale.products.flatMap((product) => flashCard(sale.id, cards.get(product)));
  return {
    id: sale.id,
    title: sale.title,
    status: 1,
    start_time: utcText(sale.start_at),
    end_time: utcText(sale.end_at),
    public_products: flat,
    products: flat.map(({ product_id, flash_sale_id, price, ...card }) => ({
      product_id,
      flash_sale_id,
      price,
      product_data: { ...card, price },
    })),
  };
}

function flashCard(sale: number, card: ProductCard | undefined): FlashCard[] {
  return card && card.price !== null
    ? [{ ...card, product_id: card.id, flash_sale_id: sale, price: card.price }]
    : [];
}
