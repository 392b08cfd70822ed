// The market's settings: one row with a version, shown on every page as it was saved.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { transaction } from '#db/transaction.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';

import { ordered } from '../money-orders.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let second: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  second = await makeStaff(base, 'owner', { name: 'Omar Said' });
});

type Input = Record<string, unknown>;
type Settings = Input & { version: number };
const get = async (path = 'admin/settings', by = owner) =>
  (await open.call('GET', path, {}, by.headers)).data;
const now = async () => (await get()) as Settings;
const post = (input: Input, by = owner) =>
  open.call('POST', 'admin/settings/save', input, by.headers);
const save = async (changes: Input) => post({ ...(await now()), ...changes });

describe('the settings of the market', () => {
  it('are saved with their version, and each edit says what it changed', async () => {
    const before = await now();
    const { status, data } = await save({ phone: '+44 20 7946 0000', slider_autoplay: 0 });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      version: before.version + 1,
      phone: '+44 20 7946 0000',
      edited: { by: 'Leila Haddad' },
    });
    expect(await get('admin/settings/edits')).toMatchObject([
      { by: 'Leila Haddad', was: { phone: '' }, became: { phone: '+44 20 7946 0000' } },
    ]);
    expect((await post(data as Settings)).data).toEqual(data);
  });

  it('are shown to customers at once', async () => {
    expect(await open.ask('shop.read', {})).toMatchObject({ site_setting: { site_name: 'Souk' } });
    await save({
      site_name: { en: 'Lantern Bazaar', ar: 'بازار الفوانيس' },
      primary_color: '#aabb00',
      guest_checkout: false,
      default_country: 'TR',
      default_state: '34',
    });
    expect(await open.ask('shop.read', {})).toMatchObject({
      site_setting: { site_name: 'Lantern Bazaar', primary_color: '#aabb00' },
      setting: { guest_checkout: 0, default_country: 'TR', default_state: '34' },
    });
    await save({ guest_checkout: true });
  });

  it('saved by two at once are saved by one; the other learns who saved them', async () => {
    const opened = await now();
    const answers = await Promise.all(
      [owner, second, owner, second].map((by, at) => post({ ...opened, city: `City ${at}` }, by)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    for (const { data } of answers.filter(({ status }) => status === 201))
      expect(data).toMatchObject({ code: 'changed-meanwhile' });
  });

  it.each([
    ['without a name', { site_name: {} }, 'required', 'site_name'],
    ['with a colour that is none', { primary_color: 'red' }, 'invalid-input', 'primary_color'],
    ['with an email that is none', { email: 'nobody' }, 'invalid-input', 'email'],
    ['with a country that is none', { default_country: 'XX' }, 'invalid-input', 'default_country'],
    ['with a state of elsewhere', { default_state: 'IDF' }, 'invalid-input', 'default_state'],
    ['with a time zone that is none', { time_zone: 'Mars/Base' }, 'invalid-input', 'time_zone'],
    ['with digits of nowhere', { decimal_format: '!' }, 'invalid-input', 'decimal_format'],
    [
      'with decimals that the currency has not',
      { currency: 'JPY' },
      'invalid-input',
      'currency_exponent',
    ],
    ['with one decimal', { currency_exponent: 1 }, 'invalid-input', 'currency_exponent'],
    ['with a logo elsewhere', { header_logo: '../a.png' }, 'invalid-input', 'header_logo'],
  ])('are refused %s, beside the field', async (_, changes, code, field) => {
    expect((await save(changes)).data).toMatchObject({
      code,
      fields: { [field]: expect.stringMatching(/\S/) },
    });
  });

  it('are changed to another currency or have an order of the same instant, never both', async () => {
    const market = await readMarketSettings(base.db);
    const { order } = await transaction(base.db, async (tx) => {
      await sql`update settings set currency = 'EUR'`.execute(tx);
      const placed = ordered(base.db, market, { method: 2 });
      const ended = placed.then(
        () => 'placed',
        (problem: unknown) => (problem instanceof Refusal ? problem.code : problem),
      );
      await expect
        .poll(() => sql`select from pg_locks where not granted`.execute(base.db))
        .toMatchObject({ rows: [{}] });
      return { order: ended };
    });
    expect(await order).toBe('currency-changed');
    expect(await base.db.selectFrom('orders').select('id').execute()).toEqual([]);
    await sql`update settings set currency = ${market.currency}`.execute(base.db);
  });

  it('keep their currency once there are orders, and change its look', async () => {
    const euros = await save({ currency: 'EUR', currency_icon: '€' });
    expect(euros.data).toMatchObject({ currency: 'EUR', currency_fixed: false });
    await save({ currency: 'USD', currency_icon: '$' });
    await ordered(base.db, await readMarketSettings(base.db), { method: 2 });
    expect(await now()).toMatchObject({ currency_fixed: true });
    expect((await save({ currency: 'EUR' })).data).toMatchObject({
      code: 'currency-fixed',
      fields: { currency: expect.stringMatching(/\S/) },
    });
    expect((await save({ currency_exponent: 3 })).data).toMatchObject({ code: 'currency-fixed' });
    expect(await save({ currency_icon: 'US$', currency_position: 2 })).toMatchObject({
      status: 200,
    });
  });
});
