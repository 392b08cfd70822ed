// Payouts: what is due is gathered once, whatever happens at the same moment, and every line of it
// is explained.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readAccounts, readBalances } from '#market/ledger/read-balances.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { cancelPayout, markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { readBankCsv, readBankXml } from '#market/payouts/read-bank-file.ts';
import { readPayout, readPayouts } from '#market/payouts/read-payouts.ts';
import { readDueLines, readStatement } from '#market/payouts/read-statement.ts';
import { readPayee, savePayee } from '#market/payouts/save-payee.ts';
import { auditOf, makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import {
  askBack,
  giveBack,
  handOver,
  makeOrder,
  payOrder,
  refund,
  type MadeOrder,
  type OrderWish,
} from '../books.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { outcomes } from './together.ts';

const DAY = 24 * 3_600_000;
const IBAN = 'DE89370400440532013000';
const { cashOnDelivery } = orderMethod;
let base: Fresh;
let keeper: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());
afterEach(async () => expect(await auditMarket(base.db)).toEqual([]));

const long = new Date(Date.now() - 8 * DAY);
const gather = (until = new Date()) =>
  transaction(base.db, (tx) => gatherPayouts(tx, until, new Date()));
const gatherFor = async (store: number, until?: Date) =>
  (await gather(until)).find(({ storeId }) => storeId === store);
const release = () => transaction(base.db, (tx) => releaseEarnings(tx, new Date()));
const adjust = (storeId: number, amount: number, at = new Date()) =>
  transaction(base.db, (tx) =>
    adjustStore(tx, keeper.staff, { storeId, amount, reason: 'Goodwill' }, at),
  );
const pay = (id: number, reference = 'BANK-1') =>
  transaction(base.db, (tx) => markPaid(tx, keeper.staff, id, reference));
const cancel = (id: number) =>
  transaction(base.db, (tx) => cancelPayout(tx, keeper.staff, id, 'wrong account'));
const balanceOf = async (store: number) => {
  const [row] = await readBalances(base.db, keeper.staff, store);
  return row && [row.held, row.due, row.gathered, row.paid];
};
/** A delivered parcel of 11.20 for the store, its days over, nothing released yet. */
async function earned(
  store: number,
  wish: Partial<OrderWish> = {},
): Promise<{ order: MadeOrder; parcel: number }> {
  const order = await makeOrder(base.db, {
    parcels: [{ store, goods: 1000, tax: 100, shipping: 200, fee: 50, commission: 80 }],
    ...wish,
  });
  const parcel = order.parcels[0]?.id ?? 0;
  if (order.method !== cashOnDelivery) await payOrder(base.db, order);
  await handOver(base.db, order, parcel, long);
  return { order, parcel };
}

describe('gathering', () => {
  it('makes one payout a store of what is due until then, and leaves debts where they are', async () => {
    const [rich, poor, late] = [
      await makeStore(base.db),
      await makeStore(base.db),
      await makeStore(base.db),
    ];
    await earned(rich);
    await earned(rich);
    await earned(poor, { method: cashOnDelivery });
    await release();
    const until = new Date();
    const after = new Date(until.getTime() + 1);
    await adjust(late, 500, after);
    await adjust(rich, 77, after);
    const made = await gather(until);
    expect(
      made
        .filter(({ storeId }) => [rich, poor, late].includes(storeId))
        .map(({ storeId, amount, currency }) => [storeId, amount, currency]),
    ).toEqual([[rich, 2240, 'USD']]);
    expect([await balanceOf(rich), await balanceOf(poor), await balanceOf(late)]).toEqual([
      [0, 77, 2240, 0],
      [0, -230, 0, 0],
      [0, 500, 0, 0],
    ]);
  });
  it('carries a debt until the store has earned more than it owes', async () => {
    const store = await makeStore(base.db);
    await adjust(store, -1500);
    await earned(store);
    await release();
    expect(await gatherFor(store)).toBeUndefined();
    await earned(store);
    await release();
    expect(await gatherFor(store)).toMatchObject({ amount: 740 });
  });
  it('waits for a store’s open payout', async () => {
    const store = await makeStore(base.db);
    await adjust(store, 100);
    const first = await gatherFor(store);
    await adjust(store, 50);
    expect(await gatherFor(store)).toBeUndefined();
    await pay(first?.id ?? 0);
    expect([await gatherFor(store), await balanceOf(store)]).toMatchObject([
      { amount: 50 },
      [0, 0, 50, 100],
    ]);
  });
  it('by five at once, with refunds, releases and adjustments in between, loses and doubles nothing', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => makeStore(base.db)));
    const made = await Promise.all(stores.flatMap((store) => [earned(store), earned(store)]));
    await release();
    const again = await Promise.all(stores.map((store) => earned(store)));
    const asked = await Promise.all(
      [...made, ...again].map(async ({ order, parcel }) => ({
        order,
        id: await askBack(base.db, order, [{ parcel, amount: 675 }]),
      })),
    );
    await Promise.all([
      ...Array.from({ length: 5 }, () => gather()),
      ...asked.map(({ order, id }) => giveBack(base.db, order, id)),
      release(),
      release(),
      ...stores.map((store) => adjust(store, 10)),
    ]);
    await release();
    for (const store of stores) {
      const [held = 0, due = 0, gathered = 0] = (await balanceOf(store)) ?? [];
      expect(held + due + gathered).toBe(3 * 560 + 10);
      expect(
        (await readPayouts(base.db, keeper.staff, { page: 1, storeId: store })).total,
      ).toBeLessThanOrEqual(1);
    }
  });
});

describe('a payout', () => {
  it('is paid once or called off once, whoever is first', async () => {
    const store = await makeStore(base.db);
    await adjust(store, 900);
    const { id = 0 } = (await gatherFor(store)) ?? {};
    expect(
      (await outcomes([pay(id), pay(id), cancel(id)])).filter((one) => one === 'done'),
    ).toHaveLength(1);
    expect(await outcomes([pay(id), cancel(id), pay(2_000_000_000)])).toEqual([
      'payout-ended',
      'payout-ended',
      'payout-not-found',
    ]);
  });
  it('that was paid is settled: its lines sum to nothing, and the bank has given it', async () => {
    const store = await makeStore(base.db);
    const bank = async () =>
      (await readAccounts(base.db, keeper.staff)).find(({ account }) => account === 'bank')
        ?.amount ?? 0;
    const before = await bank();
    await adjust(store, 900);
    const { id = 0 } = (await gatherFor(store)) ?? {};
    await pay(id, ' TRX 55 ');
    const { sum } = await base.db
      .selectFrom('ledger_lines')
      .select((row) => row.fn.sum<number>('amount').as('sum'))
      .where('payout_id', '=', id)
      .executeTakeFirstOrThrow();
    expect([sum, await bank(), await balanceOf(store)]).toEqual([0, before + 900, [0, 0, 0, 900]]);
    expect([
      await readPayout(base.db, keeper.staff, id),
      (await auditOf(base.db, `payout:${id}`)).map(({ action, note }) => [action, note]),
    ]).toMatchObject([
      { state: 'paid', reference: 'TRX 55', lines: 1 },
      [['payout.pay', 'TRX 55']],
    ]);
  });
  it('that is called off makes its lines due again', async () => {
    const store = await makeStore(base.db);
    await adjust(store, 900);
    await cancel((await gatherFor(store))?.id ?? 0);
    expect(await balanceOf(store)).toEqual([0, 900, 0, 0]);
    expect(await gatherFor(store)).toMatchObject({ amount: 900 });
  });
});

describe('a statement', () => {
  it('says of every line what it is and why; lines sum to the payout, parts of earnings to the line', async () => {
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
  it('goes to the account that the store’s owner gave, and is refused while one is missing or not in euros', async () => {
    const [store, dollars] = [await makeStore(base.db), await makeStore(base.db)];
    const { seller } = await makeSeller(base, store);
    const { seller: helper } = await makeSeller(base, store, { role: 'staff' });
    const save = (actor: typeof seller, storeId: number, iban: string, name = 'Lamps GmbH') =>
      transaction(base.db, (tx) => savePayee(tx, actor, storeId, { name, iban }));
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
      `<InstdAmt Ccy="EUR">1234.56</InstdAmt></Amt><Cdtr><Nm>Lamps GmbH</Nm></Cdtr><CdtrAcct><Id><IBAN>${IBAN}</IBAN>`,
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
