// Flash sales that stores take part in. Amounts in minor units.
import type { Db } from '#db/connect.ts';
import { texts } from './make.ts';

type Wish = {
  /** In hours from now. */
  until?: number;
  from?: number;
  percent?: number;
  most?: number;
};

/** A sale that begins in two hours, for a day, and that stores propose products for until one. */
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
