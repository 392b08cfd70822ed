// The facts about a store, the market and a buyer that are printed on papers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditOf } from '../at-work.ts';
import { address, makeAddress } from '../carts.ts';
import { makeVisitor } from '../make.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

describe('what papers say', () => {
  const settings = {
    legal_name: 'Nordlys ApS',
    tax_number: 'DK 12345678',
    time_zone: 'Europe/Copenhagen',
    address_1: 'Vesterbrogade 1',
    address_2: '',
    zip: '1620',
  };
  it('of a store is set by its owner', async () => {
    expect(await shop.open.ask('sellerPaper.saveSettings', settings, shop.seller.headers)).toEqual(
      settings,
    );
    expect(await shop.open.ask('sellerPaper.settings', {}, shop.helper.headers)).toEqual(settings);
    expectRefusal(
      await shop.open.send(
        'sellerPaper.saveSettings',
        { ...settings, legal_name: 'Mine' },
        shop.helper.headers,
      ),
      'not-allowed',
    );
    for (const { headers } of [shop.otherSeller, shop.customer, shop.owner]) {
      expectRefusal(
        await shop.open.send(
          'sellerPaper.saveSettings',
          { ...settings, store_id: shop.store },
          headers,
        ),
        'not-allowed',
      );
      expectRefusal(
        await shop.open.send('sellerPaper.settings', { store_id: shop.store }, headers),
        'not-allowed',
      );
    }
    for (const wrong of [
      { time_zone: 'Mars/Olympus' },
      { time_zone: 'posix' },
      { tax_number: '<b>1</b>' },
      { tax_number: 'x'.repeat(41) },
    ]) {
      expect(
        (
          await shop.open.send(
            'sellerPaper.saveSettings',
            { ...settings, ...wrong },
            shop.seller.headers,
          )
        ).status,
        JSON.stringify(wrong),
      ).toBe(201);
    }
    expect(await shop.open.ask('sellerPaper.settings', {}, shop.seller.headers)).toEqual(settings);
    // a client from before papers had an address leaves the address unchanged
    const { address_1: _, address_2: __, zip: ___, ...before } = settings;
    expect(await shop.open.ask('sellerPaper.saveSettings', before, shop.seller.headers)).toEqual(
      settings,
    );
    expect(await auditOf(shop.base.db, `store:${shop.store}`)).toMatchObject([
      { action: 'store.papers', account_id: shop.seller.accountId },
      { action: 'store.papers', account_id: shop.seller.accountId },
    ]);
  });
  it('of the market is set by owners', async () => {
    const market = {
      legal_name: 'Souk Trading LLC',
      tax_number: '100-1234',
      time_zone: 'Asia/Dubai',
      commission_tax: 500,
    };
    expect(await shop.open.ask('paperSettings.save', market, shop.owner.headers)).toEqual(market);
    expect(await shop.open.ask('paperSettings.read', {}, shop.owner.headers)).toEqual(market);
    for (const { headers } of [shop.manager, shop.support, shop.seller, shop.customer]) {
      expectRefusal(await shop.open.send('paperSettings.read', {}, headers), 'not-allowed');
      expectRefusal(await shop.open.send('paperSettings.save', market, headers), 'not-allowed');
    }
    for (const wrong of [
      { time_zone: '' },
      { time_zone: 'Asia/Nowhere' },
      { commission_tax: 10_001 },
      { commission_tax: -1 },
    ]) {
      expect(
        (await shop.open.send('paperSettings.save', { ...market, ...wrong }, shop.owner.headers))
          .status,
        JSON.stringify(wrong),
      ).toBe(201);
    }
    expect(await shop.open.ask('paperSettings.read', {}, shop.owner.headers)).toEqual(market);
    await shop.open.ask(
      'paperSettings.save',
      { ...market, time_zone: 'UTC', commission_tax: 0 },
      shop.owner.headers,
    );
  });
  it('of the buyer comes with the address, and survives older clients', async () => {
    const me = makeVisitor();
    const id = await makeAddress(shop.base.db, me);
    const company = { company: 'Haddad SARL', tax_number: 'FR 12 345678901' };
    const save = (more: Record<string, unknown>) =>
      shop.open.send('address.action', { ...address, id, user_token: me.token, ...more });
    expect((await save({})).data).toMatchObject({ company: '', tax_number: '' });
    expect((await save(company)).data).toMatchObject(company);
    expect((await save({ city: 'Lyon' })).data).toMatchObject({ city: 'Lyon', ...company });
    for (const wrong of [
      { tax_number: 'x'.repeat(41) },
      { tax_number: '-' },
      { tax_number: '١٢٣' },
      { company: 'x'.repeat(121) },
      { company: 7 },
    ]) {
      expect((await save(wrong)).status, JSON.stringify(wrong)).toBe(201);
    }
    expect((await save({ company: '', tax_number: null })).data).toMatchObject({
      company: '',
      tax_number: '',
    });
    expect(
      await shop.open.ask('address.action', { ...address, user_token: makeVisitor().token }),
    ).toMatchObject({ company: '', tax_number: '' });
  });
});
