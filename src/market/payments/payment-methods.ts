import { z } from 'zod';
import { askedAmount } from '#base/asked-amount.ts';
import { exponentOf } from '#base/currency.ts';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { gatewayMethod } from '#contract/constants.ts';
import type { PayMethodRow, SavePayMethod } from '#contract/pay-method.ts';
import type { Db } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { audit } from '#market/accounts/audit.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type { Gateways, Vault } from '#market/payments/gateways/gateways.ts';
import type { Staff } from '#market/settings/actor.ts';
import { isOnline, isReady, keysOf } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const keys = z.record(z.string(), z.string());
const nameOf = (method: number) =>
  Object.entries(gatewayMethod).find(([, one]) => one === method)?.[0];

/** Where a gateway sends its notices; empty where none come. */
const webhookUrl = (apiUrl: string, method: number) =>
  isOnline(method) ? `${apiUrl}/webhooks/${nameOf(method)}` : '';

/**
 * The ways to pay as the owner sets them; of keys only whether they are there. Amounts are of
 * `currency`, which may be another than the shop's: such a way is closed until it is saved again.
 * Takes where the API stands for others.
 */
export async function readPayMethods(
  db: Db,
  { vault, gateways }: { vault: Vault; gateways: Gateways },
  { currency, currency_exponent: exponent }: Pick<MarketSettings, 'currency' | 'currency_exponent'>,
  apiUrl: string,
): Promise<PayMethodRow[]> {
  const rows = await db.selectFrom('payment_methods').selectAll().orderBy('method').execute();
  return rows.map((row) => {
    const shown = keys.parse(row.shown);
    const secret = row.sealed === null ? {} : keys.parse(JSON.parse(vault.open(row.sealed)));
    const counted = row.currency ?? currency;
    const money = (minor: number) =>
      toDecimal(minor, counted === currency ? exponent : exponentOf(counted));
    const ready =
      isReady({ ...row, shown, otherCurrency: counted === currency ? null : counted }) &&
      gateways.comesBack(row.method, row.test_mode, { ...shown, ...secret });
    return {
      method: row.method,
      enabled: row.enabled ? 1 : 0,
      ready: ready ? 1 : 0,
      test_mode: row.test_mode ? 1 : 0,
      shown,
      currency: counted,
      fee: money(row.fee),
      least: money(row.least),
      most: row.most === null ? null : money(row.most),
      countries: row.countries,
      keys: keysShown(row.method, shown, secret),
      checked_at: row.checked_at?.toISOString() ?? null,
      webhook_url: webhookUrl(apiUrl, row.method),
    };
  });
}

function keysShown(
  method: number,
  shown: Record<string, string>,
  secret: Record<string, string>,
): PayMethodRow['keys'] {
  const names = keysOf[method] ?? { secret: [], shown: [] };
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

/**
 * Sets a way to pay. Keys that are left out stay as they are; with keys a gateway is asked whether
 * it knows them before anything is kept. Amounts are decimal texts of the shop's currency.
 * Refuses 'invalid-input' for keys that this way does not have or amounts that are none or no
 * range, 'required' for a secret key that is missing beside others, 'keys-wrong', 'gateway-down',
 * and 'address-not-public' for one that would take real money while shoppers could not come back.
 */
export async function savePayMethod(
  db: Db,
  vault: Vault,
  gateways: Gateways,
  market: MarketSettings,
  staff: Staff,
  wish: SavePayMethod,
  now = new Date(),
): Promise<void> {
  const names = keysOf[wish.method];
  const row = await db
    .selectFrom('payment_methods')
    .selectAll()
    .where('method', '=', wish.method)
    .executeTakeFirstOrThrow();
  if (!names) throw new Refusal('method-unavailable');
  const given = Object.entries(wish.keys ?? {}).map(
    ([name, value]) => [name, value.trim()] as const,
  );
  if (given.some(([name]) => !names.secret.includes(name) && !names.shown.includes(name)))
    throw new Refusal('invalid-input', { field: 'keys' });
  const shown = {
    ...keys.parse(row.shown),
    ...Object.fromEntries(given.filter(([name]) => names.shown.includes(name))),
  };
  const secret = {
    ...(row.sealed === null ? {} : keys.parse(JSON.parse(vault.open(row.sealed)))),
    ...Object.fromEntries(
      given.filter(([name, value]) => names.secret.includes(name) && value !== ''),
    ),
  };
  const missing = names.secret.find((name) => !secret[name]);
  const whole = missing === undefined;
  if (!whole && Object.keys(secret).length) throw new Refusal('required', { field: missing });
  if (wish.enabled && !gateways.comesBack(wish.method, wish.test_mode, { ...shown, ...secret }))
    throw new Refusal('address-not-public', { setting: 'PUBLIC_URL', scheme: 'https' });
  const checked =
    isOnline(wish.method) && whole && (wish.enabled || given.length > 0)
      ? await check(gateways, wish, shown, secret)
      : false;
  const money = (text: string) => askedAmount(text, market.currency_exponent);
  const [fee, least, most] = [
    money(wish.fee),
    money(wish.least),
    wish.most === '' ? null : money(wish.most),
  ];
  if (most !== null && (most === 0 || most < least))
    throw new Refusal('invalid-input', { field: 'most' });
  await transaction(db, async (tx) => {
    await tx
      .updateTable('payment_methods')
      .set({
        enabled: wish.enabled,
        test_mode: wish.test_mode,
        shown: JSON.stringify(shown),
        sealed: names.secret.length && whole ? vault.seal(JSON.stringify(secret)) : null,
        fee,
        least,
        most,
        currency: market.currency,
        ...(wish.countries ? { countries: wish.countries } : {}),
        ...(checked ? { checked_at: now } : {}),
        updated_at: now,
      })
      .where('method', '=', wish.method)
      .execute();
    await touch(tx, 'settings');
    await audit(tx, staff, 'payment-method.save', `payment-method:${wish.method}`);
  });
}

async function check(
  gateways: Gateways,
  { method, test_mode: testMode }: SavePayMethod,
  shown: Record<string, string>,
  secret: Record<string, string>,
): Promise<true> {
  const gateway = gateways.with(method, testMode, shown, secret);
  const known = await gateway?.check().catch((problem: unknown) => {
    if (problem instanceof GatewayProblem)
      throw new Refusal(problem.kind === 'rejected' ? 'keys-wrong' : 'gateway-down');
    throw problem;
  });
  if (!known) throw new Refusal('keys-wrong');
  return true;
}
