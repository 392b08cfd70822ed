// Flash sales and vouchers, and how much of them is used. Amounts in minor units.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { texts, unique } from './make.ts';

/** A sale of a day that started 23 hours ago; `from` is another start, in hours from now. */
export async function makeSale(
  db: Db,
  product: number,
  { price = 500, quota = 5, from = -23, renews = false, public: shown = true } = {},
): Promise<number> {
  const start = new Date(Date.now() + from * 3_600_000);
  const end = new Date(start.getTime() + 24 * 3_600_000);
  const { id } = await db
    .insertInto('flash_sales')
    .values({ title: texts('Sale'), start_at: start, end_at: end, renews, public: shown })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('flash_sale_products')
    .values({ flash_sale_id: id, product_id: product, price, quota })
    .execute();
  return id;
}

type VoucherWish = {
  type?: 1 | 2;
  amount?: number;
  cap?: number | null;
  minSpend?: number;
  store?: number | null;
  usageLimit?: number;
  perCustomer?: number;
  hours?: number;
  hidden?: boolean;
};

/** A voucher of 1.00 unless `wish` says otherwise; returns its code. */
export async function makeVoucher(db: Db, wish: VoucherWish = {}): Promise<string> {
  const code = unique('code').toUpperCase();
  const end = Date.now() + (wish.hours ?? 1) * 3_600_000;
  await db
    .insertInto('vouchers')
    .values({
      code,
      title: texts(code),
      type: wish.type ?? 1,
      amount: wish.amount ?? 100,
      capped_price: wish.cap ?? null,
      min_spend: wish.minSpend ?? 0,
      store_id: wish.store ?? null,
      usage_limit: wish.usageLimit ?? 100,
      limit_per_customer: wish.perCustomer ?? 100,
      start_at: new Date(end - 7_200_000),
      end_at: new Date(end),
      public: !wish.hidden,
    })
    .execute();
  return code;
}

/** How many items of the sale's quota for a product are sold. */
export async function soldInSale(db: Db, sale: number, product: number): Promise<number> {
  return (
    await db
      .selectFrom('flash_sale_products')
      .select('sold')
      .where('flash_sale_id', '=', sale)
      .where('product_id', '=', product)
      .executeTakeFirstOrThrow()
  ).sold;
}

/** How often a voucher is used: by its own counter, and by the rows of its uses. */
export async function usesOf(db: Db, code: string): Promise<[counted: number, uses: number]> {
  const { rows } = await sql<{ used: number; uses: number }>`
    select used, (select count(*) from voucher_uses u where u.voucher_id = v.id) as uses
    from vouchers v
    where code = ${code}`.execute(db);
  return [rows[0]?.used ?? -1, rows[0]?.uses ?? -1];
}

/** The first product on sale that is in no flash sale, now or later, and has one price. */
export async function productOutsideSales(db: Db): Promise<{ id: number; slug: string }> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select p.id, p.slug
    from products p
    where p.public
      and not exists (select from flash_sale_products f where f.product_id = p.id)
      and not exists (select from inventories i where i.product_id = p.id and i.price > 0)
    order by p.id
    limit 1
  `.execute(db);
  const [product] = rows;
  if (!product) throw new Error('The demo market sells nothing.');
  return product;
}
