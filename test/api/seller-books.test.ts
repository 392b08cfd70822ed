// The books of a store, as its sellers read them. A store that saw another's payouts, papers or
// lines would know its business; a silent change of account would divert its money.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { makeSeller, makeStaff, type MadeSeller } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeShop, makeStore } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';

const IBAN = 'DE89370400440532013000';
let base: Fresh;
let open: TestShop;
let one: MadeSeller;
let other: MadeSeller;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  one = await makeSeller(base, await makeStore(base.db));
  other = await makeSeller(base, await makeStore(base.db));
  const { staff } = await makeStaff(base, 'owner');
  for (const [{ seller }, amount] of [
    [one, 700],
    [other, 900],
  ] as const)
    await transaction(base.db, (tx) =>
      adjustStore(tx, staff, { storeId: seller.storeId, amount, reason: 'Goodwill' }),
    );
  await transaction(base.db, (tx) => gatherPayouts(tx, new Date(), new Date()));
  await transaction(base.db, (tx) =>
    adjustStore(tx, staff, { storeId: one.seller.storeId, amount: 55, reason: 'Late' }),
  );
});
afterAll(async () => {
  await open.close();
  await base.close();
});

type Rows = { rows: { id: number; amount: number; note?: string }[]; total: number };
const listOf = async (who: MadeSeller, path: string, input: Record<string, unknown> = {}) => {
  const answer = await open.call('GET', path, input, who.headers);
  expect(answer, answer.text).toMatchObject({ http: 200, status: 200 });
  return answer.data as Rows;
};

describe('the lists of a store', () => {
  it('have its own payouts alone', async () => {
    const [own, theirs] = [
      await listOf(one, 'seller/payout-list'),
      await listOf(other, 'seller/payout-list'),
    ];
    expect(own.rows.map(({ amount }) => amount)).toEqual([7]);
    expect(theirs.rows.map(({ amount }) => amount)).toEqual([9]);
  });

  it('have the lines of its own accounts alone, those in a payout on request', async () => {
    const unpaid = await listOf(one, 'seller/account-lines', { view: 'unpaid', account: 'store' });
    expect(unpaid.rows.map(({ amount, note }) => [amount, note])).toEqual([[0.55, 'Late']]);
    const all = await listOf(one, 'seller/account-lines', { account: 'store' });
    expect(all.rows.map(({ amount }) => amount).toSorted()).toEqual([0.55, 7]);
  });

  it('are files too, with every row', async () => {
    const file = await fetch(`${open.origin}/api/v1/seller/account-lines/export`, {
      headers: other.headers,
    });
    const text = await file.text();
    expect(text).toContain('Goodwill');
    expect(text).not.toContain('Late');
  });
});

describe('where payouts go', () => {
  it('is mailed to every owner when it changes, and only then', async () => {
    const second = await makeSeller(base, one.seller.storeId);
    const helper = await makeSeller(base, one.seller.storeId, { role: 'accountant' });
    const save = () =>
      open.call('POST', 'seller/payee/save', { payee_name: 'Salma', iban: IBAN }, one.headers);
    expect((await save()).status).toBe(200);
    expect((await save()).status).toBe(200);
    const letters = await Promise.all(
      [one, second, helper].map(async ({ email }) =>
        (await lettersTo(base.db, email))
          .filter(({ kind }) => kind === 'payee-changed')
          .map(({ data }) => data),
      ),
    );
    const letter = { by: 'Salma Idrissi', iban: 'DE89…3000', store: expect.any(String) };
    expect(letters).toEqual([[letter], [letter], []]);
  });
});
