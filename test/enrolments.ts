// Flash sales with stores. Amounts in minor units.
import type { Db } from '#db/connect.ts';
import { texts } from './make.ts';

type Wish = {
  /** In hours from now. */
  until?: number;
  from?: number;
  percent?: number;
  most?: number;
};

/**
 * A sale that begins in two hours, for a day, and that stores can enter products in for one more
 * hour.
 */
export async function makeOpenSale(db: Db, wish: Wish = {}): Promise<number> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const from = wish.from ?? 2;
  const { id } = await db
    .insertInto('flash_sales')
    .values({
      title: texts('Night sale'),
      start_at: at(from),
      end_at: at(from + 24),
      enrol_until: at(wish.until ?? 1),
      min_percent: wish.percent ?? 20,
      per_store: wish.most ?? 3,
      terms: texts('No returns.'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A product that waits for its decision in an open sale, at half its price of 10. */
export async function makeEnrolment(
  db: Db,
  { product, store, by }: { product: number; store: number; by: number },
): Promise<number> {
  const { id } = await db
    .insertInto('enrolments')
    .values({
      flash_sale_id: await makeOpenSale(db),
      store_id: store,
      product_id: product,
      price: 500,
      regular: 1000,
      quota: 5,
      sent_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
