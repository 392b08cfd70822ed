// 25: secrets and card data are stored nowhere: not in the log at its most detailed, not on the
// terminal, not in any table, not in answers to the owner. With every gateway, for everything done
// with one.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { fillCart } from '../carts.ts';
import { namedKeys } from '../stand-ins/gateways/set-keys.ts';
import { giveBack, openAtShops, type AtShop } from './at-shop.ts';
import { until } from './order-standing.ts';
import { comeBack, placeAt, type Waiting } from './buyers.ts';
import { cases } from './cases.ts';
import { CARD, expectNoSecrets, secretsOf, whereStands } from './secrets.ts';

const CARD_FIELDS = { card_number: CARD, 'card[number]': CARD, cvv: '737', number: CARD };
let all: AtShop[];
let owner: MadeStaff;
let buyer: MadeCustomer;
const printed: string[] = [];
const answers: string[] = [];
const tokens: string[] = [];
beforeAll(async () => {
  all = await openAtShops(cases);
  [owner, buyer] = [await makeStaff(shop().base, 'owner'), await makeCustomer(shop().base)];
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      printed.push(String(chunk));
      return true;
    });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await all?.[0]?.close();
});

const shop = (): AtShop => {
  const [at] = all;
  if (!at) throw new Error('There is no shop.');
  return at;
};
const recordAnswer = async (call: Promise<{ text: string }>) => {
  answers.push((await call).text);
};
const post = (url: string, body: string, headers: Record<string, string>) =>
  fetch(url, { method: 'POST', body, headers, redirect: 'manual' });

/** A payment, with everything that can go wrong. */
async function live(at: AtShop, paid: string): Promise<Waiting> {
  const order = await placeAt(at);
  const back = at.there.pay(order.ref);
  const json = { 'content-type': 'application/json' };
  tokens.push(order.token);
  const { body, headers } = at.there.notice(paid, order.ref);
  await post(at.there.webhook ?? '', body.replace('{', `{"card_number":"${CARD}",`), {
    ...json,
    ...headers,
  });
  await post(
    at.there.webhook ?? '',
    JSON.stringify({ ...CARD_FIELDS, authorization: owner.bearer }),
    json,
  );
  for (const fault of ['error', 'html', 'reset'] as const) {
    at.there.fault('/', fault, 9);
    await comeBack({ ...back, fields: { ...back.fields, ...CARD_FIELDS } });
    at.there.mend();
  }
  await comeBack({ ...back, fields: { ...back.fields, ...CARD_FIELDS } });
  await post(
    `${at.shop.origin}/api/v1/payment/return/${CARD}`,
    new URLSearchParams(CARD_FIELDS).toString(),
    {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Bearer ${buyer.bearer}`,
    },
  );
  expect(await at.there.notify(paid, order.ref)).toEqual([200]);
  await until(at, order, { done: true, paid: order.total });
  const failed = () => at.lines.filter((line) => line.includes('job failed')).length;
  const before = failed();
  at.there.fault('/', 'html', 9);
  await giveBack(at, order.id, 100);
  await giveBack(at, order.id, order.total - 100);
  await vi.waitFor(() => expect(failed()).toBeGreaterThan(before), {
    timeout: 60_000,
    interval: 50,
  });
  at.there.mend();
  return order;
}

describe.each(cases)('$name', ({ name, paid }) => {
  it('uses its keys for everything that a shop does with them', async () => {
    const at = all.find((one) => one.name === name);
    if (!at) throw new Error(name);
    const keys = namedKeys(at.there.keys);
    const save = (wish: object) =>
      at.shop.call(
        'POST',
        'admin/payment-method/save',
        { method: at.method, enabled: true, test_mode: true, ...wish },
        owner.headers,
      );
    await recordAnswer(save({ keys }));
    await recordAnswer(
      save({
        keys: {
          ...keys,
          [Object.keys(keys).find((key) => /secret/.test(key)) ?? '']: `wrong ${CARD}`,
        },
      }),
    );
    at.there.fault('/', 'error', 9);
    await recordAnswer(save({ keys }));
    at.there.mend();
    await recordAnswer(at.shop.call('GET', 'admin/payment-methods', {}, owner.headers));
    const order = await live(at, paid);
    for (const call of [
      at.shop.call('POST', `admin/payment/look/${order.payment}`, {}, owner.headers),
      at.shop.call('GET', 'admin/payments', {}, owner.headers),
      at.shop.call('GET', 'admin/refunds', {}, owner.headers),
    ])
      await recordAnswer(call);
    await fillCart(at.base.db, buyer.customer, { product: at.product });
    const bought = await at.shop.call(
      'POST',
      'order/action',
      { order_method: at.method, voucher: '', time_zone: 'UTC', ...CARD_FIELDS },
      buyer.headers,
    );
    expect(bought.status).toBe(200);
    answers.push(bought.text);
    await recordAnswer(at.shop.call('GET', 'payment-gateway'));
  });
});

describe('secrets, tokens and card numbers', () => {
  it('stand in no table and in no line of the log', async () => {
    const {
      base: { db },
      lines,
    } = shop();
    const { key } = await db
      .selectFrom('payments')
      .select('key')
      .limit(1)
      .executeTakeFirstOrThrow();
    await expectNoSecrets(all, [owner.bearer, buyer.bearer]);
    expect(await whereStands(db, [key])).toContain(`public.payments: ${key}`);
    expect([
      lines.some((line) => line.includes('a gateway did not answer')),
      lines.some((line) => line.includes('job failed')),
      await auditMarket(db),
    ]).toEqual([true, true, []]);
  });
  it('of visitors are not in the log', () => {
    expect(shop().lines.filter((line) => tokens.some((token) => line.includes(token)))).toEqual([]);
  });
  it('were in no answer and were not printed', () => {
    const secrets = [...secretsOf(all), owner.bearer, buyer.bearer, ...tokens];
    expect(
      [...answers, ...printed].flatMap((text) => secrets.filter((secret) => text.includes(secret))),
    ).toEqual([]);
    expect(
      answers.filter((text) => text.includes('"secret":1,"there":1')).length,
    ).toBeGreaterThanOrEqual(cases.length);
  });
});
