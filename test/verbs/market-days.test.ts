// Days that staff and sellers read or enter are in the market's time zone, as their screens say:
// near midnight, and where summer time begins or ends.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '#contract/letters.ts';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { acceptTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { receiveMoney } from '#market/payments/transfers/receive-money.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { gatherPeriod, savePayoutSettings } from '#market/payouts/payout-settings.ts';
import { readBankCsv, readBankXml } from '#market/payouts/read-bank-file.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { openBank, orderOf, reportTransfer, type BankOrder } from '../transfers.ts';

const KOLKATA = 'Asia/Kolkata'; // 5:30 ahead
const ANGELES = 'America/Los_Angeles'; // 8 hours behind, 7 from March 8th to November 1st 2026
const IBAN = 'DE89370400440532013000';

let base: Fresh;
let keeper: MadeStaff;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openBank(base.db);
  keeper = await makeStaff(base, 'owner');
});
afterAll(() => base.close());
beforeEach(() => clocks('UTC'));

const clocks = async (zone: string) => {
  await sql`update settings set time_zone = ${zone}`.execute(base.db);
};
const earn = (storeId: number, moment: string) =>
  transaction(base.db, (tx) =>
    adjustStore(tx, keeper.staff, { storeId, amount: 500, reason: 'Goodwill' }, new Date(moment)),
  );
const gather = (until: string, now = until) =>
  transaction(base.db, (tx) => gatherPayouts(tx, new Date(until), new Date(now)));

/** The text of a letter, in each time zone. */
async function read(kind: Letter['kind'], data: object): Promise<string[]> {
  const texts: string[] = [];
  for (const zone of [KOLKATA, ANGELES]) {
    await clocks(zone);
    const letter = { kind, to: 'lamps@souk.example', language: 'en', data } as Letter;
    const written = await transaction(base.db, (tx) => render(tx, 'https://souk.example', letter));
    texts.push(written?.plain ?? '');
  }
  return texts;
}

describe('a letter to a store', () => {
  it('says until when it may open again or is to say who trades', async () => {
    const until = '2026-12-09T20:00:00.000Z';
    const closed = { store: 'Lamps', by: 'Amal', reason: '', until, because: null };
    const wanted = { store: 'Lamps', lacks: ['phone'], until };
    for (const texts of [await read('store-closed', closed), await read('trader-wanted', wanted)]) {
      expect(texts[0]).toContain('December 10, 2026');
      expect(texts[1]).toContain('December 9, 2026');
    }
  });
  it('says since when a restriction counts', async () => {
    const at = '2026-12-09T20:00:00.000Z';
    const because = { facts: 'Copied.', ground: 'terms', which: '', at, key: 'k' };
    const texts = await read('product-hidden', { title: { en: 'Lamp' }, because });
    expect(texts[0]).toContain('December 10, 2026');
    expect(texts[1]).toContain('December 9, 2026');
  });
  it('says which days a payout is for', async () => {
    const store = await makeStore(base.db);
    const last = async (earned: string, until: string) => {
      await earn(store, earned);
      const payout = (await gather(until)).find(({ storeId }) => storeId === store)?.id ?? 0;
      await transaction(base.db, (tx) =>
        markPaid(tx, keeper.staff, { payoutId: payout, reference: 'B-1' }),
      );
      return payout;
    };
    await last('2026-10-25T12:00Z', '2026-10-26T07:00Z');
    // a week in Los Angeles, at the end of which clocks are put back
    const payout = await last('2026-11-01T12:00Z', '2026-11-02T08:00Z');
    const [east, west] = await read('payout-paid', { payout });
    expect(west).toMatch(/Period: October 26\s–\sNovember 1, 2026/);
    expect(east).toMatch(/Period: October 26\s–\sNovember 2, 2026/);
  });
});

describe('payouts', () => {
  const until = async (period: 'day' | 'week' | 'month', now: string) => {
    await transaction(base.db, (tx) =>
      savePayoutSettings(tx, keeper.staff, { releaseDays: 7, period }),
    );
    await sql`update settings set payouts_until = null`.execute(base.db);
    await transaction(base.db, (tx) => gatherPeriod(tx, new Date(now)));
    const { payouts_until: gathered } = await base.db
      .selectFrom('settings')
      .select('payouts_until')
      .executeTakeFirstOrThrow();
    return gathered?.toISOString();
  };
  it('are gathered by days, weeks and months of the market', async () => {
    await clocks(KOLKATA);
    expect([
      await until('day', '2026-12-02T18:29:59Z'),
      await until('day', '2026-12-02T18:30:00Z'),
      await until('month', '2026-12-31T18:30:00Z'),
    ]).toEqual([
      '2026-12-01T18:30:00.000Z',
      '2026-12-02T18:30:00.000Z',
      '2026-12-31T18:30:00.000Z',
    ]);
    await clocks(ANGELES);
    expect([
      await until('week', '2026-11-02T07:59:59Z'),
      await until('week', '2026-11-02T08:00:00Z'),
    ]).toEqual(['2026-10-26T07:00:00.000Z', '2026-11-02T08:00:00.000Z']);
  });
  it('stand in a bank file with their day, and are to be made on that of today', async () => {
    const store = await makeStore(base.db);
    await sql`
      update stores set iban = ${IBAN}, payee_name = 'Copper Lane' where id = ${store}
    `.execute(base.db);
    await base.db
      .updateTable('payment_methods')
      .set({ shown: JSON.stringify({ account_name: 'Souk', account_number: IBAN }) })
      .where('method', '=', orderMethod.bank)
      .execute();
    await base.db.updateTable('settings').set({ currency: 'EUR' }).execute();
    await earn(store, '2026-12-05T10:00Z');
    const made = await gather('2026-12-09T20:00Z');
    const ids = made.filter(({ storeId }) => storeId === store).map(({ id }) => id);
    const days: unknown[] = [];
    for (const zone of [KOLKATA, ANGELES]) {
      await clocks(zone);
      const order = await readBankXml(base.db, keeper.staff, ids, new Date('2026-12-11T20:00Z'));
      days.push([
        /,EUR,([-\d]+),PAYOUT/.exec(await readBankCsv(base.db, keeper.staff, ids))?.[1],
        /<ReqdExctnDt><Dt>(.*?)</.exec(order)?.[1],
      ]);
    }
    expect(days).toEqual([
      ['2026-12-10', '2026-12-12'],
      ['2026-12-09', '2026-12-11'],
    ]);
    await base.db.updateTable('settings').set({ currency: market.currency }).execute();
  });
});

describe('money by transfer of which nobody gave the day', () => {
  const now = new Date('2026-12-11T20:00Z');
  const dayOf = async ({ id }: BankOrder) => {
    const { rows } = await sql<{ day: string }>`
      select value_on::text as day from bank_receipts where order_id = ${id}
    `.execute(base.db);
    return rows.map(({ day }) => day);
  };
  it('came on the day that it is for the market', async () => {
    await clocks(KOLKATA);
    const reported = await orderOf(base.db, market, 2000);
    const transferId = await reportTransfer(base.db, reported.visitor, reported.id);
    await transaction(base.db, (tx) =>
      acceptTransfer(tx, keeper.staff, { transferId, amount: null, valueOn: null }, now),
    );
    const received = await orderOf(base.db, market, 2000);
    const came = { reference: 'B-9', remitter: '', note: '', valueOn: null, amount: 2000 };
    await transaction(base.db, (tx) =>
      receiveMoney(tx, keeper.staff, { orderId: received.id, ...came }, now),
    );
    expect([await dayOf(reported), await dayOf(received)]).toEqual([
      ['2026-12-12'],
      ['2026-12-12'],
    ]);
  });
});
