import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/**
 * Locks the market's currency until the order is written: another save waits, and then finds the
 * order. Refuses 'currency-changed' where it has changed since the market was read.
 */
export async function holdCurrency(
  tx: Tx,
  { currency, currency_exponent: exponent }: MarketSettings,
): Promise<void> {
  const now = await tx
    .selectFrom('settings')
    .select(['currency', 'currency_exponent'])
    .forShare()
    .executeTakeFirstOrThrow();
  if (now.currency !== currency || now.currency_exponent !== exponent)
    throw new Refusal('currency-changed');
}
