import { exponentOf } from '#base/currency.ts';
import { toDecimal } from '#base/money.ts';
import type { PayMethodRow } from '#contract/pay-method.ts';
import type { Db } from '#db/connect.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import { keyNamesOf, openKeys, type StoredKeys } from '#market/payments/payment-keys.ts';
import { PAYMENT_METHOD } from '#market/payments/save-payment-method.ts';
import { isReady, showsAll, type MethodKeys } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import type { Vault } from '#market/settings/vault.ts';

/** How many characters of a long secret key are shown. */
const ENDS = 4;
const LONG = 12;

/**
 * The payment methods for the owner's settings; of secret keys, only whether they are set. Amounts
 * are in `currency`; if that is not the shop's, the method is off until it is saved again. `apiUrl`
 * is the API's public address.
 */
export async function readPayMethods(
  db: Db,
  { vault, gateways }: { vault: Vault; gateways: Gateways },
  { currency, currency_exponent: exponent }: Pick<MarketSettings, 'currency' | 'currency_exponent'>,
  apiUrl: string,
): Promise<PayMethodRow[]> {
  const rows = await db
    .selectFrom('payment_methods as t')
    .selectAll()
    .select((by) => [
      lastEdit(PAYMENT_METHOD.noun, PAYMENT_METHOD.key).as('edited'),
      by.selectFrom('settings').select('default_method').as('first'),
    ])
    .orderBy('method')
    .execute();
  const methods = rows.map((row): PayMethodRow => {
    const keys = openKeys(vault, row);
    const names = keyNamesOf(gateways, row.method);
    const counted = row.currency ?? currency;
    const otherCurrency = counted === currency ? null : counted;
    const money = (minor: number) =>
      toDecimal(minor, otherCurrency === null ? exponent : exponentOf(counted));
    const ready =
      isReady({ ...row, shown: keys.shown, otherCurrency }) &&
      names !== null &&
      showsAll(names, keys.shown) &&
      gateways.reaches(row.method, row.test_mode) &&
      gateways.comesBack(row.method, row.test_mode, { ...keys.shown, ...keys.secret });
    return {
      id: row.method,
      version: row.version,
      edited: row.edited,
      method: row.method,
      enabled: row.enabled ? 1 : 0,
      ready: ready ? 1 : 0,
      default: row.first === row.method ? 1 : 0,
      only: 0,
      test_mode: row.test_mode ? 1 : 0,
      shown: keys.shown,
      currency: counted,
      fee: money(row.fee),
      least: money(row.least),
      most: row.most === null ? null : money(row.most),
      countries: row.countries,
      keys: names ? keysShown(names, keys) : [],
      checked_at: row.checked_at?.toISOString() ?? null,
      webhook_url: webhookUrl(gateways, apiUrl, row.method),
    };
  });
  const ready = methods.filter((method) => method.ready);
  return methods.map((method) => ({
    ...method,
    only: method.ready && ready.length === 1 ? 1 : 0,
  }));
}

function keysShown(names: MethodKeys, { shown, secret }: StoredKeys): PayMethodRow['keys'] {
  const key = (name: string, isSecret: 0 | 1, value = '') => ({
    name,
    secret: isSecret,
    there: value ? (1 as const) : (0 as const),
    optional: names.optional.includes(name) ? (1 as const) : (0 as const),
    ends: isSecret && value.length >= LONG ? value.slice(-ENDS) : '',
  });
  return [
    ...names.shown.map((name) => key(name, 0, shown[name])),
    ...names.secret.map((name) => key(name, 1, secret[name])),
  ];
}

/** Where a gateway sends its notices; empty where none come. */
function webhookUrl(gateways: Gateways, apiUrl: string, method: number): string {
  const gateway = factsOf(gateways, method);
  return gateway ? `${apiUrl}/webhooks/${gateway.code}` : '';
}
