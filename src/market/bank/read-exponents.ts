import { exponentOf } from '#base/currency.ts';
import type { Db } from '#db/connect.ts';

/** How many decimals banks write for a currency: the shop's by its settings, others by ISO 4217. */
export async function readExponents(db: Db): Promise<(currency: string) => number> {
  const shop = await db
    .selectFrom('settings')
    .select(['currency', 'currency_exponent'])
    .executeTakeFirst();
  return (currency) =>
    currency === shop?.currency ? shop.currency_exponent : exponentOf(currency);
}
