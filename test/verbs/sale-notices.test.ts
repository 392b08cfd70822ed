// Letters when a flash sale starts: only to proven addresses, once, and never too late.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { clearStale } from '#market/accounts/clear-stale.ts';
import { leaveAlert } from '#market/alerts/ask-alert.ts';
import { askSaleAlert, confirmSaleAlert } from '#market/alerts/ask-sale-alert.ts';
import { confirmStockAlert } from '#market/alerts/ask-stock-alert.ts';
import { notifySalesBegun } from '#market/alerts/notify-sales-begun.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeShop, makeVisitor, unique } from '../make.ts';
import { makeSale } from '../offers.ts';
import { outcomes } from './together.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const reader = () => `${unique('reader')}@example.com`;
const subscribe = (sale: number, email: string, who: Shopper = makeVisitor()) =>
  transaction(base.db, (tx) => askSaleAlert(tx, who, { sale, email }));
const confirm = (key: string) => transaction(base.db, (tx) => confirmSaleAlert(tx, key));
const notify = (now: Date) => transaction(base.db, (tx) => notifySalesBegun(tx, now));
const kinds = async (email: string) => (await lettersTo(base.db, email)).map(({ kind }) => kind);
const alertOf = (email: string) =>
  base.db.selectFrom('alerts').selectAll().where('email', '=', email).executeTakeFirst();
const keyOf = async (email: string) => (await alertOf(email))?.key ?? '';
/** A sale that starts in an hour and lasts a day. */
const coming = async (wish: Parameters<typeof makeSale>[2] = {}) =>
  makeSale(base.db, (await makeProduct(base.db)).id, { from: 1, ...wish });
/** A person with a proven address who waits for it. */
async function waiting(sale: number): Promise<string> {
  const { customer, email } = await makeCustomer(base);
  expect(await subscribe(sale, email, customer)).toEqual({ confirmed: 1 });
  return email;
}
const change = (id: number, columns: Record<string, unknown>) =>
  base.db.updateTable('flash_sales').set(columns).where('id', '=', id).execute();

describe('a guest', () => {
  it('gets the notice only after pressing the link of the first letter', async () => {
    const [sale, email] = [await coming(), reader()];
    expect(await subscribe(sale, ` ${email.toUpperCase()} `)).toEqual({ confirmed: 0 });
    await notify(later(1.1));
    expect(await kinds(email)).toEqual(['sale-notice-confirm']);
    await confirm(await keyOf(email));
    await notify(later(1.1));
    expect(await kinds(email)).toEqual(['sale-notice-confirm', 'sale-begun']);
  });
  it('is answered alike when the address waits already, and it gets no second link', async () => {
    const [sale, email] = [await coming(), reader()];
    await subscribe(sale, email);
    await confirm(await keyOf(email));
    expect(await subscribe(sale, email)).toEqual({ confirmed: 0 });
    expect(await kinds(email)).toEqual(['sale-notice-confirm']);
  });
  it('leaves by one press, and pressing again is no mistake', async () => {
    const sale = await coming();
    const email = await waiting(sale);
    const key = await keyOf(email);
    for (let at = 0; at < 2; at++) await transaction(base.db, (tx) => leaveAlert(tx, key));
    await notify(later(1.1));
    expect(await kinds(email)).toEqual([]);
  });
  it('confirms with a key of this kind of letter alone', async () => {
    const [sale, email] = [await coming(), reader()];
    await subscribe(sale, email);
    const key = await keyOf(email);
    await expect(confirm('nothing')).rejects.toMatchObject({ code: 'link-over' });
    await expect(transaction(base.db, (tx) => confirmStockAlert(tx, key))).rejects.toMatchObject({
      code: 'link-over',
    });
    expect(await alertOf(email)).toMatchObject({ confirmed_at: null });
  });
});

describe('what runs, is over or is not public', () => {
  it.each([
    ['flash-sale-runs', { from: -1 }],
    ['flash-sale-not-found', { from: -25 }],
    ['flash-sale-not-found', { public: false }],
  ])('takes no reminder: %s', async (code, wish) => {
    await expect(subscribe(await coming(wish), reader())).rejects.toMatchObject({ code });
  });
});

describe('the letter', () => {
  it('is one, however many processes send it, and not before the sale starts', async () => {
    const sale = await coming();
    const email = await waiting(sale);
    await notify(later(0.9));
    expect(await kinds(email)).toEqual([]);
    await Promise.all(Array.from({ length: 8 }, () => notify(later(1.1))));
    await notify(later(1.2));
    expect(await kinds(email)).toEqual(['sale-begun']);
  });
  it('is not written once the sale is over, withdrawn or sold out', async () => {
    const [over, hidden, deleted, sold] = [
      await coming(),
      await coming(),
      await coming(),
      await coming(),
    ];
    const emails = [];
    for (const sale of [over, hidden, deleted, sold]) emails.push(await waiting(sale));
    await change(over, { end_at: later(1.05) });
    await change(hidden, { public: false });
    await base.db.deleteFrom('flash_sales').where('id', '=', deleted).execute();
    await base.db
      .updateTable('flash_sale_products')
      .set((row) => ({ sold: row.ref('quota') }))
      .where('flash_sale_id', '=', sold)
      .execute();
    await notify(later(1.1));
    expect(await Promise.all(emails.map(kinds))).toEqual([[], [], [], []]);
  });
  it('is no letter any more if the sale is withdrawn before it is sent', async () => {
    const sale = await coming();
    const letter = (kind: 'sale-begun' | 'sale-notice-confirm') =>
      transaction(base.db, (tx) =>
        render(tx, 'https://souk.example', {
          kind,
          to: reader(),
          language: 'en',
          data: { sale, key: 'k3y' },
        }),
      );
    const written = await letter('sale-begun');
    expect(written?.plain).toContain(`/flash-sale/${sale}`);
    expect(written?.headers['List-Unsubscribe']).toContain('sale-notice/leave?key=k3y');
    await change(sale, { public: false });
    expect([await letter('sale-begun'), await letter('sale-notice-confirm')]).toEqual([null, null]);
  });
  it('and a sale that is withdrawn at that moment agree', async () => {
    for (let round = 0; round < 8; round++) {
      const sale = await coming();
      const email = await waiting(sale);
      const withdrawn = transaction(base.db, async (tx) => {
        await tx.updateTable('flash_sales').set({ public: false }).where('id', '=', sale).execute();
        return kinds(email); // earlier letters count; nothing may follow
      });
      const [, before] = await Promise.all([notify(later(1.1)), withdrawn]);
      await notify(later(1.1));
      const after = await kinds(email);
      expect(after.length).toBeLessThanOrEqual(1);
      if (before.length > 0) expect(after).toEqual(before);
    }
  });
  it('many asking at once for one address are one reminder', async () => {
    const [sale, email] = [await coming(), reader()];
    expect(
      new Set(await outcomes(Array.from({ length: 6 }, () => subscribe(sale, email)))),
    ).toEqual(new Set(['done']));
    const rows = await base.db
      .selectFrom('alerts')
      .select('id')
      .where('email', '=', email)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('what waits for a sale that is over', () => {
  it('is forgotten', async () => {
    const sale = await coming();
    const [over, upcoming] = [await waiting(sale), await waiting(await coming())];
    await change(sale, { start_at: later(-2), end_at: later(-1) });
    await clearStale(base.db);
    expect([await alertOf(over), (await alertOf(upcoming))?.email]).toEqual([undefined, upcoming]);
  });
});
