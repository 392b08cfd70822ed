// Tells stores when staff take their products out of a flash sale before its end.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';
import { because, notifyRestricted } from '#market/stores/notify-restricted.ts';

type Texts = Record<string, string>;
type Offered = { id: number; store: number; title: Texts; sale: Texts };

/**
 * The products that a running or coming sale offers; locked, in the same way as when the sale is
 * saved.
 */
export async function readOffered(tx: Tx, sale: number): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select p.id, p.store_id as store, p.title, fs.title as sale
    from flash_sales fs
    join flash_sale_products fp on fp.flash_sale_id = fs.id
    join products p on p.id = fp.product_id
    where fs.id = ${sale} and fs.public and (fs.renews or fs.end_at > now()) and p.published
    order by p.id
    for update of fs, fp
  `.execute(tx);
  return rows;
}

/** One letter to each store, with its products that leave the sale. */
export async function notifyLeavingSale(
  tx: Tx,
  by: Staff,
  offered: Offered[],
  { stay, why }: { stay: number[]; why?: string | undefined },
): Promise<void> {
  const gone = offered.filter(({ id }) => !stay.includes(id));
  for (const [store, products] of Map.groupBy(gone, (product) => product.store)) {
    const title = products[0]?.sale ?? {};
    const notice = { store, title, action: 'leave-sale', products } as const;
    await notifyRestricted(tx, by, { ...notice, because: because(why) });
  }
}
