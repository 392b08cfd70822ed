import { askedAmount } from '#base/asked-amount.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { SavePayMethod } from '#contract/pay-method.ts';
import type { Db } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type { Gateways, Vault } from '#market/payments/gateways/gateways.ts';
import { keyNamesOf, openKeys, type KeptKeys } from '#market/payments/payment-methods.ts';
import type { Staff } from '#market/settings/actor.ts';
import { isOnline, type MethodKeys } from '#market/settings/payment-method.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Shop = { vault: Vault; gateways: Gateways; market: MarketSettings; staff: Staff };

/**
 * Sets a payment method. Keys that are left out stay as they are; with keys a gateway is asked
 * whether it knows them before anything is kept. Amounts are decimal texts of the shop's currency.
 * Refuses 'invalid-input' for keys that this method does not have or amounts that are none or no
 * range, 'required' for a secret key that is missing beside others, 'keys-wrong', 'gateway-down',
 * and 'address-not-public' for one that would take real money while shoppers could not come back.
 */
export async function savePaymentMethod(
  db: Db,
  { vault, gateways, market, staff }: Shop,
  wish: SavePayMethod,
  now = new Date(),
): Promise<void> {
  const names = keyNamesOf(gateways, wish.method);
  const row = await db
    .selectFrom('payment_methods')
    .selectAll()
    .where('method', '=', wish.method)
    .executeTakeFirstOrThrow();
  if (!names) throw new Refusal('method-unavailable');
  const given = givenIn(wish, names);
  const kept = withGiven(openKeys(vault, row), given, names);
  const whole = isWhole(names, kept);
  const all = { ...kept.shown, ...kept.secret };
  if (wish.enabled && !gateways.comesBack(wish.method, wish.test_mode, all))
    throw new Refusal('address-not-public', { setting: 'PUBLIC_URL', scheme: 'https' });
  const toAsk = isOnline(wish.method) && whole && (wish.enabled || given.length > 0);
  if (toAsk) await checkKeys(gateways, wish, kept);
  const amounts = amountsOf(wish, market.currency_exponent);
  await transaction(db, async (tx) => {
    await tx
      .updateTable('payment_methods')
      .set({
        enabled: wish.enabled,
        test_mode: wish.test_mode,
        shown: JSON.stringify(kept.shown),
        sealed: names.secret.length && whole ? vault.seal(JSON.stringify(kept.secret)) : null,
        ...amounts,
        currency: market.currency,
        ...(wish.countries ? { countries: wish.countries } : {}),
        ...(toAsk ? { checked_at: now } : {}),
        updated_at: now,
      })
      .where('method', '=', wish.method)
      .execute();
    await touch(tx, 'settings');
    await audit(tx, staff, {
      action: 'payment-method.save',
      subject: `payment-method:${wish.method}`,
    });
  });
}

type Given = (readonly [name: string, value: string])[];

function givenIn({ keys = {} }: SavePayMethod, { secret, shown }: MethodKeys): Given {
  const given = Object.entries(keys ?? {}).map(([name, value]) => [name, value.trim()] as const);
  if (given.some(([name]) => !secret.includes(name) && !shown.includes(name)))
    throw new Refusal('invalid-input', { field: 'keys' });
  return given;
}

/** A secret key that is given empty stays as it is: nobody can read it to give it again. */
const withGiven = ({ shown, secret }: KeptKeys, given: Given, names: MethodKeys): KeptKeys => ({
  shown: { ...shown, ...Object.fromEntries(given.filter(([name]) => names.shown.includes(name))) },
  secret: {
    ...secret,
    ...Object.fromEntries(
      given.filter(([name, value]) => names.secret.includes(name) && value !== ''),
    ),
  },
});

/** Whether all secret keys are there. Refuses 'required' where some are. */
function isWhole(names: MethodKeys, { secret }: KeptKeys): boolean {
  const missing = names.secret.find((name) => !secret[name]);
  if (missing === undefined) return true;
  if (Object.keys(secret).length) throw new Refusal('required', { field: missing });
  return false;
}

function amountsOf(
  wish: SavePayMethod,
  exponent: number,
): { fee: Money; least: Money; most: Money | null } {
  const money = (text: string) => askedAmount(text, exponent);
  const [fee, least] = [money(wish.fee), money(wish.least)];
  const most = wish.most === '' ? null : money(wish.most);
  if (most !== null && (most === 0 || most < least))
    throw new Refusal('invalid-input', { field: 'most' });
  return { fee, least, most };
}

async function checkKeys(
  gateways: Gateways,
  { method, test_mode: testMode }: SavePayMethod,
  { shown, secret }: KeptKeys,
): Promise<void> {
  const gateway = gateways.with(method, testMode, { ...shown, ...secret });
  const known = await gateway?.checkKeys().catch((problem: unknown) => {
    if (problem instanceof GatewayProblem)
      throw new Refusal(problem.kind === 'rejected' ? 'keys-wrong' : 'gateway-down');
    throw problem;
  });
  if (!known) throw new Refusal('keys-wrong');
}
