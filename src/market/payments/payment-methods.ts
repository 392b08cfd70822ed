import { z } from 'zod';
import { exponentOf } from '#base/currency.ts';
import { toDecimal } from '#base/money.ts';
import type { PayMethodRow } from '#contract/pay-method.ts';
import type { Db } from '#db/connect.ts';
import { factsOf, type Gateways, type Vault } from '#market/payments/gateways/gateways.ts';
import { isReady, keysByHand, showsAll, type MethodKeys } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const keys = z.record(z.string(), z.string());
export type Keys = z.infer<typeof keys>;
/** The keys of a method as they are kept: those that may be shown, and secret ones. */
export type KeptKeys = { shown: Keys; secret: Keys };

/**
 * The payment methods as the owner sets them; of secret keys, only whether they are there. Amounts
 * are in `currency`; if that is not the shop's, the method is closed until it is saved again.
 * `apiUrl` is where others reach the API.
 */
export async function readPayMethods(
  db: Db,
  { vault, gateways }: { vault: Vault; gateways: Gateways },
  { currency, currency_exponent: exponent }: Pick<MarketSettings, 'currency' | 'currency_exponent'>,
  apiUrl: string,
): Promise<PayMethodRow[]> {
  const rows = await db.selectFrom('payment_methods').selectAll().orderBy('method').execute();
  return rows.map((row) => {
    const kept = openKeys(vault, row);
    const names = keyNamesOf(gateways, row.method);
    const counted = row.currency ?? currency;
    const otherCurrency = counted === currency ? null : counted;
    const money = (minor: number) =>
      toDecimal(minor, otherCurrency === null ? exponent : exponentOf(counted));
    const ready =
      isReady({ ...row, shown: kept.shown, otherCurrency }) &&
      names !== null &&
      showsAll(names, kept.shown) &&
      gateways.comesBack(row.method, row.test_mode, { ...kept.shown, ...kept.secret });
    return {
      method: row.method,
      enabled: row.enabled ? 1 : 0,
      ready: ready ? 1 : 0,
      test_mode: row.test_mode ? 1 : 0,
      shown: kept.shown,
      currency: counted,
      fee: money(row.fee),
      least: money(row.least),
      most: row.most === null ? null : money(row.most),
      countries: row.countries,
      keys: names ? keysShown(names, kept) : [],
      checked_at: row.checked_at?.toISOString() ?? null,
      webhook_url: webhookUrl(gateways, apiUrl, row.method),
    };
  });
}

/** The keys that a method has, with a gateway or without; null for one that there is not. */
export const keyNamesOf = (gateways: Pick<Gateways, 'known'>, method: number): MethodKeys | null =>
  factsOf(gateways, method)?.keys ?? keysByHand[method] ?? null;

/** The keys that stand in a row of payment_methods. */
export const openKeys = (
  vault: Vault,
  row: { shown: unknown; sealed: string | null },
): KeptKeys => ({
  shown: keys.parse(row.shown),
  secret: row.sealed === null ? {} : keys.parse(JSON.parse(vault.open(row.sealed))),
});

function keysShown(names: MethodKeys, { shown, secret }: KeptKeys): PayMethodRow['keys'] {
  return [
    ...names.shown.map((name) => ({
      name,
      secret: 0 as const,
      there: shown[name] ? (1 as const) : (0 as const),
    })),
    ...names.secret.map((name) => ({
      name,
      secret: 1 as const,
      there: secret[name] ? (1 as const) : (0 as const),
    })),
  ];
}

/** Where a gateway sends its notices; empty where none come. */
function webhookUrl(gateways: Gateways, apiUrl: string, method: number): string {
  const gateway = factsOf(gateways, method);
  return gateway ? `${apiUrl}/webhooks/${gateway.code}` : '';
}
