// The statement of a payout, and the file for the bank.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { readBankCsv, readBankXml } from '#market/payouts/read-bank-file.ts';
import { readPayout, readPayouts } from '#market/payouts/read-payouts.ts';
import { readDueLines, readStatement } from '#market/payouts/read-statement.ts';
import { readPayee, savePayee } from '#market/payouts/save-payee.ts';
import { makeSeller } from '../at-work.ts';
import { refund } from '../refunds.ts';
import { makeStore } from '../make.ts';
import { outcomes } from './together.ts';
import {
  adjust,
  base,
  earned,
  gatherFor,
  keeper,
  pay,
  release,
  withPayouts,
} from './payouts-set-up.ts';

withPayouts();

const IBAN = 'DE89370400440532013000';
const { cashOnDelivery } = orderMethod;

describe('a statement', () => {
  it('explains every line; lines sum to the payout, and parts to their line', async () => {
    const store = await makeStore(base.db);
    const { order, parcel } = await earned(store, {
      voucherStore: store,
      parcels: [
        {
          store,
          goods: 3000,
          bundle: 500,
          shipping: 200,
          voucher: 300,
          commission: 180,
          tax: 90,
        },
      ],
    });
    await refund(base.db, order, { parcel, amount: 249 });
    await release();
    await refund(base.db, order, { parcel, amount: 100 });
    await earned(store, { method: cashOnDelivery });
    await release();
    await adjust(store, 33);
    const { id = 0 } = (await gatherFor(store)) ?? {};
    const { payout, lines } = await readStatement(base.db, keeper.staff, id);
    expect(lines.map(({ why, amount }) => [why, amount]).sort()).toEqual([
      ['adjustment', 33],
      ['cash', -1350],
      ['earnings', 1120],
      ['earnings', 1998],
      ['refund', -89],
    ]);
    expect([payout.amount, lines.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
      1712, 1712,
    ]);
    expect(lines.find(({ amount }) => amount === 1998)).toMatchObject({
      parts: { goods: 2500, shipping: 200, voucher: -300, commission: -180, back: -222 },
      orderCode: expect.stringMatching(/^\w{16}$/),
      parcelCode: expect.stringMatching(/^\w{16}$/),
      exponent: 2,
    });
    expect(
      lines
        .map(({ why, note }) => [why, note])
        .filter(([, note]) => note)
        .sort(),
    ).toEqual([
      ['adjustment', 'Goodwill'],
      ['refund', 'broken'],
    ]);
    await pay(id);
    expect((await readStatement(base.db, keeper.staff, id)).lines).toHaveLength(5);
  });
  it('is for the staff and for the people of its store', async () => {
    const [store, other] = [await makeStore(base.db), await makeStore(base.db)];
    await adjust(store, 10);
    await adjust(other, 20);
    const { seller } = await makeSeller(base, store);
    const { seller: stranger } = await makeSeller(base, other);
    expect(
      (await readDueLines(base.db, stranger, store, 1)).data.map(({ amount }) => amount),
    ).toEqual([20]);
    const { id = 0 } = (await gatherFor(store)) ?? {};
    expect(
      await outcomes([
        readStatement(base.db, seller, id),
        readStatement(base.db, stranger, id),
        readPayout(base.db, stranger, id),
      ]),
    ).toEqual(['done', 'payout-not-found', 'payout-not-found']);
    expect(
      (await readPayouts(base.db, seller, { page: 1, state: 'open' })).data.map((one) => one.id),
    ).toEqual([id]);
  });
});

describe('a bank file', () => {
  it('pays to the accounts that owners gave, in euros, and is refused without one', async () => {
    const [store, dollars] = [await makeStore(base.db), await makeStore(base.db)];
    const { seller } = await makeSeller(base, store);
    const { seller: helper } = await makeSeller(base, store, { role: 'manager' });
    const save = (actor: typeof seller, storeId: number, iban: string, name = 'Lamps GmbH') =>
      transaction(base.db, (tx) => savePayee(tx, actor, { storeId, name, iban }));
    expect(
      await outcomes([
        save(helper, store, IBAN),
        save(seller, dollars, IBAN),
        save(seller, store, 'DE88370400440532013000'),
        save(seller, store, IBAN, ' '),
      ]),
    ).toEqual(['not-allowed', 'store-not-found', 'iban-wrong', 'required']);
    await adjust(dollars, 100);
    const { id: inDollars = 0 } = (await gatherFor(dollars)) ?? {};
    await base.db.updateTable('settings').set({ currency: 'EUR' }).execute();
    await adjust(store, 123_456);
    const { id = 0 } = (await gatherFor(store)) ?? {};
    const xml = (ids: number[]) => readBankXml(base.db, keeper.staff, ids);
    expect(await outcomes([xml([id]), xml([id, inDollars]), xml([2_000_000_000])])).toEqual([
      'iban-missing',
      'payout-not-euro',
      'nothing-to-pay',
    ]);
    await save(seller, store, 'de89 3704 0044 0532 0130 00');
    expect([await readPayee(base.db, seller, store), await outcomes([xml([id])])]).toEqual([
      { name: 'Lamps GmbH', iban: IBAN },
      ['own-iban-missing'],
    ]);
    await base.db
      .updateTable('payment_methods')
      .set({
        shown: JSON.stringify({
          account_name: 'Souk',
          account_number: 'FR14 2004 1010 0505 0001 3M02 606',
        }),
      })
      .where('method', '=', orderMethod.bank)
      .execute();
    expect(await xml([id])).toContain(
      '<InstdAmt Ccy="EUR">1234.56</InstdAmt></Amt><Cdtr><Nm>Lamps GmbH</Nm></Cdtr>' +
        `<CdtrAcct><Id><IBAN>${IBAN}</IBAN>`,
    );
    expect(
      (await readBankCsv(base.db, keeper.staff, [id, inDollars]))
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',').slice(4, 6)),
    ).toEqual([['1.00', 'USD'], ['1234.56', 'EUR'], []]);
    await base.db.updateTable('settings').set({ currency: 'USD' }).execute();
  });
  it('is never given an account whose digits do not hold, not even by hand', async () => {
    const store = await makeStore(base.db);
    const put = (iban: string) =>
      base.db
        .updateTable('stores')
        .set({ iban, payee_name: 'A' })
        .where('id', '=', store)
        .execute();
    await expect(put('DE88370400440532013000')).rejects.toThrow('stores_iban_check');
    await expect(put('NO9386011117947')).resolves.toBeDefined();
  });
});
