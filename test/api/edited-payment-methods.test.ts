// The payment methods, as the owner sets them: keys that are tested and never shown, a version, and
// the history of changes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { readConfig } from '#hall/config.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { openStripe, type StripeStandIn } from '../stand-ins/gateways/stripe.ts';

type Input = Record<string, unknown>;
const { stripe, paypal, bank, cashOnDelivery } = orderMethod;
const ACCOUNT = { bank_name: 'Harbour Bank', account_name: 'Souk Ltd', account_number: '12345678' };

let base: Fresh;
let open: TestShop;
let there: StripeStandIn;
let owner: MadeStaff;
let second: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  there = await openStripe();
  open = await openShop(base, {
    gateways: { at: { ...readConfig({}).gateways.at, stripe: there.url }, loopbackOnly: true },
  });
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  second = await makeStaff(base, 'owner', { name: 'Omar Said' });
});
afterAll(async () => {
  await open.close();
  await there.close();
  await base.close();
});

const get = (path: string) => open.call('GET', path, {}, owner.headers);
const opened = async (method: number) =>
  (await get(`admin/payment-method/${method}`)).data as Input & { version: number };
const post = (call: 'save' | 'test', input: Input, by = owner) =>
  open.call('POST', `admin/payment-method/${call}`, { test_mode: true, ...input }, by.headers);
const keys = () => ({
  secret_key: there.keys.secretKey,
  webhook_secret: there.keys.webhookSecret,
});
const offered = () => open.ask('paymentGateway.read');

describe('a way to pay', () => {
  it('is tested with its gateway before anything is stored', async () => {
    const wrong = { secret_key: 'sk_test_wrong0000000000', webhook_secret: 'whsec_x' };
    expect((await post('test', { method: stripe })).data).toMatchObject({
      code: 'required',
      fields: { secret_key: expect.stringMatching(/\S/) },
    });
    expect((await post('test', { method: stripe, keys: wrong })).data).toMatchObject({
      code: 'keys-wrong',
    });
    expect(await post('test', { method: stripe, keys: keys() })).toMatchObject({ status: 200 });
    expect(await opened(stripe)).toMatchObject({ version: 1, edited: null, enabled: 0 });
  });

  it('whose gateway this process may not reach is neither tested, stored nor offered', async () => {
    const secret = { client_secret: 'EabbccddeeffGGhhii', webhook_id: 'W1' };
    const shown = { client_id: 'AabbccddeeffGGhhii' };
    const wish = { method: paypal, keys: { ...shown, ...secret } };
    const refused = {
      data: { code: 'gateway-elsewhere' },
      message: expect.stringContaining('GATEWAYS'),
    };
    for (const test_mode of [true, false])
      expect(await post('test', { ...wish, test_mode })).toMatchObject(refused);
    for (const enabled of [true, false])
      expect(await post('save', { ...wish, enabled })).toMatchObject(refused);
    const sealed = open.services.vault.seal(JSON.stringify(secret));
    await base.db
      .updateTable('payment_methods')
      .set({ enabled: true, shown: JSON.stringify(shown), sealed })
      .where('method', '=', paypal)
      .execute();
    expect(await opened(paypal)).toMatchObject({ enabled: 1, ready: 0 });
    expect(await offered()).toMatchObject({ paypal: 0 });
  });

  it.each([
    [stripe, 'secret_key'],
    [bank, 'bank_name'],
  ])('%d is not switched on without what it needs', async (method, field) => {
    expect((await post('save', { method, enabled: true })).data).toMatchObject({
      code: 'required',
      fields: { [field]: expect.stringMatching(/\S/) },
    });
    expect(await opened(method)).toMatchObject({ enabled: 0, version: 1 });
  });

  it('is offered at once, and first if the owner wants it', async () => {
    expect(await offered()).toMatchObject({ bank: 0, default: cashOnDelivery });
    const wish = { method: bank, enabled: true, default: true, fee: '1.50', keys: ACCOUNT };
    expect((await post('save', wish)).data).toMatchObject({ ready: 1, default: 1, fee: 1.5 });
    expect(await offered()).toMatchObject({ bank: 1, bank_name: 'Harbour Bank', default: bank });
    await post('save', { ...wish, default: false });
    expect(await offered()).toMatchObject({ default: cashOnDelivery });
  });

  it('has a history of what it costs, in the currency of then', async () => {
    const { version } = await opened(bank);
    const wish = { method: bank, enabled: true, version, fee: '2', least: '10', most: '' };
    await post('save', wish);
    expect((await get(`admin/payment-method/edits/${bank}`)).data).toMatchObject([
      {
        was: { fee: { money: '1.50', currency: 'USD' }, least: { money: '0.00', currency: 'USD' } },
        became: { fee: { money: '2.00', currency: 'USD' }, least: { money: '10.00' } },
      },
      {},
      {},
    ]);
  });

  it('is the only one when the others are off', async () => {
    await post('save', { method: bank, enabled: false });
    expect(await opened(cashOnDelivery)).toMatchObject({ ready: 1, only: 1 });
    await post('save', { method: bank, enabled: true });
    expect(await opened(cashOnDelivery)).toMatchObject({ ready: 1, only: 0 });
  });

  it('says of its secret keys how they end, and keeps those that are left empty', async () => {
    const saved = await post('save', { method: stripe, enabled: true, keys: keys() });
    expect(saved.data).toMatchObject({
      ready: 1,
      keys: expect.arrayContaining([
        expect.objectContaining({ name: 'secret_key', ends: keys().secret_key.slice(-4) }),
      ]),
    });
    const again = { method: stripe, enabled: true, keys: { secret_key: '', webhook_secret: ' ' } };
    expect((await post('save', again)).data).toMatchObject({ ready: 1 });
    expect(await post('test', { method: stripe })).toMatchObject({ status: 200 });
  });

  it('saved by two at once is saved by one; the other learns who saved it', async () => {
    const { version } = await opened(cashOnDelivery);
    const answers = await Promise.all(
      [owner, second, owner].map((by, at) =>
        post('save', { method: cashOnDelivery, enabled: true, fee: at + 1, version }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    for (const { data } of answers.filter(({ status }) => status === 201))
      expect(data).toMatchObject({ code: 'changed-meanwhile' });
  });

  it.each([
    [{ fee: '1.005' }, 'fee'],
    [{ least: '5', most: '4' }, 'most'],
    [{ keys: { card_number: '4242' } }, 'keys'],
  ])('is refused with %j, beside the field', async (wrong, field) => {
    expect((await post('save', { method: bank, enabled: true, ...wrong })).data).toMatchObject({
      code: 'invalid-input',
      fields: { [field]: expect.stringMatching(/\S/) },
    });
  });

  it('that is none is not found', async () => {
    for (const path of ['admin/payment-method/8', 'admin/payment-method/edits/8'])
      expect((await get(path)).data).toMatchObject({ code: 'thing-not-found' });
  });

  it('has a history without secrets, and no row, answer or log of theirs has one', async () => {
    const edits = await get(`admin/payment-method/edits/${stripe}`);
    expect(edits.data).toMatchObject([
      { by: 'Leila Haddad', was: { enabled: false, sealed: null }, became: { sealed: '•••' } },
    ]);
    const rows = await Promise.all(
      (['edits', 'audit', 'payment_methods'] as const).map((table) =>
        base.db.selectFrom(table).selectAll().execute(),
      ),
    );
    const answers = [edits.text, (await get('admin/payment-methods')).text];
    for (const secret of Object.values(keys()))
      expect(JSON.stringify([rows, answers, await offered()])).not.toContain(secret);
  });
});
