// Every number that staff and sellers can send as an amount: text, too much, negative, or below the
// currency's smallest unit is refused in the contract's form, and no row of money changes.
import { describe, expect, it } from 'vitest';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { sayOf } from '#words/field-name.ts';
import { ofManagers, ofOwners, ofSellers } from '../money-calls.ts';
import { pathWith } from '../shop.ts';
import { inputFor, shapeOf } from './generated-input.ts';
import {
  hostileTo,
  inPath,
  isAmount,
  isWhole,
  OF_WHOLES,
  NOT_BELIEVED,
  MONEY_NAME,
  acceptsDecimals,
} from './hostile-numbers.ts';
import { moneyRows } from './money-rows.ts';
import { peopleFor, type Person } from './people.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

const ofMoney = new Set<string>([...ofOwners, ...ofManagers, ...ofSellers] satisfies CallName[]);
/**
 * All calls with an amount; and of the calls about money, also those with a whole number, a rate or
 * an id.
 */
const calls = Object.entries<Endpoint>(endpoints)
  .filter(([, { methods, multipart }]) => methods.includes('POST') && !multipart)
  .map(([name, endpoint]) => ({
    name,
    endpoint,
    path: endpoint.path,
    fields: Object.entries(shapeOf(endpoint)).filter(
      ([, shape]) => isAmount(shape) || (ofMoney.has(name) && isWhole(shape)),
    ),
  }))
  .filter(({ fields }) => fields.length);
const call = (endpoint: Endpoint, { headers }: Person, input: Record<string, unknown>) =>
  open.within.call(
    'POST',
    pathWith(endpoint.path, input),
    Object.fromEntries(Object.entries(input).filter(([name]) => !inPath(endpoint, name))),
    headers,
  );
describe('the calls that take a number', () => {
  const fields = Object.values<Endpoint>(endpoints)
    .filter(({ methods }) => methods.includes('POST'))
    .flatMap((endpoint) =>
      Object.entries(shapeOf(endpoint)).map(([name, shape]) => ({
        place: `${endpoint.path} ${name}`,
        name,
        shape,
      })),
    );
  const amounts = fields.filter(({ shape }) => isAmount(shape)).map(({ place }) => place);

  it('take decimals only in the shapes of amounts', () =>
    expect(
      fields
        .filter(({ name, shape }) => acceptsDecimals(shape) && name !== 'percent')
        .map(({ place }) => place),
    ).toEqual(amounts));
  it('take an amount in every field whose name says money', () =>
    expect(
      fields
        .filter(({ name, place }) => MONEY_NAME.test(name) && place !== NOT_BELIEVED)
        .map(({ place }) => place),
    ).toEqual(amounts));
  it('are those of money too that take whole numbers only', () => {
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'admin/commission-rule/save',
        'admin/commission-rule/delete/{id}',
        'admin/settlement/read',
        'admin/payout/paid/{id}',
        'admin/refund/done/{id}',
        'admin/transfer/accept/{id}',
      ]),
    );
  });
});

describe.each(calls)('$path', ({ name: called, endpoint, fields }) => {
  it('refuses what is no number, changes no money, and accepts the right one', async () => {
    const person = await peopleFor(endpoint)[0]?.make(base.db);
    if (!person) throw new Error('Nobody makes this call.');
    const right = await inputFor(base.db, endpoint, person);
    const before = await moneyRows(base.db);
    const say = sayOf('en', called);
    const invalid = (field: string) => say('refusal.invalid-input', { field });
    for (const [name, shape] of fields)
      for (const value of hostileTo(endpoint, name, shape)) {
        const { http, status, data, message } = await call(endpoint, person, {
          ...right,
          [name]: value,
        });
        const about = `${name}: ${JSON.stringify(value)}`;
        expect([http, status], about).toEqual([200, 201]);
        expect(
          [invalid(name), invalid(String(value)), say('refusal.required', { field: name })],
          about,
        ).toContain(message || (data as { form: string[] }).form[0]);
      }
    expect(await moneyRows(base.db)).toEqual(before);
    expect(await call(endpoint, person, right)).toMatchObject({ http: 200, status: 200 });
  });
});

describe('numbers within', () => {
  const within = async (
    endpoint: Endpoint,
    change: (right: Record<string, unknown>) => Promise<Record<string, unknown>[]>,
  ) => {
    const person = await peopleFor(endpoint)[0]?.make(base.db);
    if (!person) throw new Error('Nobody makes this call.');
    const right = await inputFor(base.db, endpoint, person);
    const wrong = await change(right);
    const before = await moneyRows(base.db);
    for (const input of wrong)
      expect([
        (await call(endpoint, person, { ...right, ...input })).status,
        JSON.stringify(input),
      ]).toEqual([201, JSON.stringify(input)]);
    expect(await moneyRows(base.db)).toEqual(before);
  };
  it('a refund’s pieces are refused alike', () =>
    within(endpoints['refund.ask'], async ({ id }) => {
      const { id: line } = await base.db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', Number(id))
        .executeTakeFirstOrThrow();
      const quantities = [...OF_WHOLES, 0, 2, 10_001];
      const ids = [...OF_WHOLES, 0, line + 1000];
      return [
        ...quantities.map((quantity) => ({ amount: '', lines: [{ id: line, quantity }] })),
        ...ids.map((one) => ({ amount: '', lines: [{ id: one, quantity: 1 }] })),
        ...['all', { 0: { id: line, quantity: 1 } }, [null], [[line, 1]]].map((lines) => ({
          amount: '',
          lines,
        })),
        {
          amount: '',
          lines: [
            { id: line, quantity: 1 },
            { id: line, quantity: 1 },
          ],
        },
      ];
    }));
  it('a settlement’s rows are refused alike', () =>
    within(endpoints['settlement.take'], async () =>
      ['1e3', 'NaN', '1.005', '1.2.3', '0x10', '١٢', '99999999999999', '1-', '$', '1/2']
        .flatMap((amount) => [
          [amount, '0', '1'],
          ['1', amount, '1'],
          ['1', '0', amount],
        ])
        .map(([gross, fee, net]) => ({
          csv:
            'provider_ref,kind,gross,fee,net,currency\n' +
            `pi_1,payment,${gross},${fee},${net},USD\n`,
        })),
    ));
});

describe('amounts that are right', () => {
  const save = async (input: Record<string, unknown>) => {
    const [owner] = peopleFor(endpoints['payMethod.save']);
    const person = await owner?.make(base.db);
    return open.call(
      'POST',
      'admin/payment-method/save',
      { method: 2, enabled: true, ...input },
      person?.headers,
    );
  };
  const saved = () =>
    base.db
      .selectFrom('payment_methods')
      .select(['fee', 'least', 'most'])
      .where('method', '=', 2)
      .executeTakeFirst();

  it.each([
    ['1', 100],
    [1, 100],
    [' 1 ', 100],
    ['1.5', 150],
    [1.5, 150],
    ['1.50', 150],
    ['0.010', 1],
    ['0', 0],
    ['', 0],
    ['999999999999.99', 99_999_999_999_999],
  ])('of a fee sent as %j is saved as %i cents', async (fee, minor) => {
    expect((await save({ fee })).status).toBe(200);
    expect(await saved()).toMatchObject({ fee: minor });
  });
  it('a least amount above the most is refused, and nothing of it is saved', async () => {
    const before = await saved();
    expect(await save({ fee: '2', least: '5', most: '4.99' })).toMatchObject({
      http: 200,
      status: 201,
      message: sayOf('en', '')('refusal.invalid-input', { field: 'most' }),
    });
    expect(await saved()).toEqual(before);
    expect((await save({ least: '5', most: '5' })).status).toBe(200);
  });
  it.each([
    { currency: 'JPY', exponent: 0, wrong: ['1.5', '0.1'], right: '150', minor: 150 },
    { currency: 'KWD', exponent: 3, wrong: ['1.0005', '0.0001'], right: '1.005', minor: 1005 },
  ])('of $currency end where its digits end', async ({ wrong, right, minor, ...money }) => {
    const { currency, exponent } = money;
    await transaction(base.db, async (tx) => {
      await tx.updateTable('settings').set({ currency, currency_exponent: exponent }).execute();
      await touch(tx, 'settings');
    });
    await expect.poll(async () => (await open.services.market()).currency).toBe(currency);
    for (const fee of wrong) expect((await save({ fee })).status).toBe(201);
    expect((await save({ fee: right })).status).toBe(200);
    expect(await saved()).toMatchObject({ fee: minor });
  });
});
