// Letters when a sold-out variant is back: only to proven addresses, once, and in every race.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { readOwnData } from '#market/accounts/read-own-data.ts';
import { clearStale } from '#market/accounts/clear-stale.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { leaveAlert } from '#market/alerts/ask-alert.ts';
import { askStockAlert, confirmStockAlert } from '#market/alerts/ask-stock-alert.ts';
import { notifyBackInStock } from '#market/alerts/notify-back-in-stock.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeShop, makeVisitor, unique } from '../make.ts';
import { countStock } from '../stock.ts';
import { outcomes } from './together.ts';
import { workStockNotices } from './work-stock-notices.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());

const reader = () => `${unique('reader')}@example.com`;
const subscribe = (inventory: number, email: string, who: Shopper = makeVisitor()) =>
  transaction(base.db, (tx) => askStockAlert(tx, who, { inventory, email }));
const confirm = (key: string) => transaction(base.db, (tx) => confirmStockAlert(tx, key));
const notify = (inventory: number) =>
  transaction(base.db, (tx) => notifyBackInStock(tx, inventory));
const kinds = async (email: string) => (await lettersTo(base.db, email)).map(({ kind }) => kind);
const keyOf = async (email: string) =>
  (
    await base.db
      .selectFrom('alerts')
      .select('key')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).key;
const soldOut = async () => (await makeProduct(base.db, { stock: 0 })).inventory;
const workOff = (inventory: number) => workStockNotices(base.db, inventory);

describe('a guest', () => {
  it('gets the notice only after pressing the link of the first letter', async () => {
    const [inventory, email] = [await soldOut(), reader()];
    expect(await subscribe(inventory, ` ${email.toUpperCase()} `)).toEqual({ confirmed: 0 });
    await countStock(base.db, inventory, 3);
    await workOff(inventory);
    expect(await kinds(email)).toEqual(['stock-notice-confirm']);
    await confirm(await keyOf(email));
    await workOff(inventory);
    expect(await kinds(email)).toEqual(['stock-notice-confirm', 'back-in-stock']);
  });
  it('is answered alike when the address waits already, and it gets no second link', async () => {
    const [inventory, email] = [await soldOut(), reader()];
    await subscribe(inventory, email);
    await confirm(await keyOf(email));
    expect(await subscribe(inventory, email)).toEqual({ confirmed: 0 });
    expect(await kinds(email)).toEqual(['stock-notice-confirm']);
  });
  it('cannot use a key that is none', async () => {
    await expect(confirm('nothing')).rejects.toMatchObject({ code: 'link-over' });
  });
  it('leaves by one press, and pressing again is no mistake', async () => {
    const [inventory, email] = [await soldOut(), reader()];
    await subscribe(inventory, email);
    const key = await keyOf(email);
    await confirm(key);
    for (let at = 0; at < 2; at++) await transaction(base.db, (tx) => leaveAlert(tx, key));
    await countStock(base.db, inventory, 1);
    await workOff(inventory);
    expect(await kinds(email)).toEqual(['stock-notice-confirm']);
  });
});

describe('what can be bought, or is not public', () => {
  it('takes no notice', async () => {
    const { inventory } = await makeProduct(base.db, { stock: 1 });
    await expect(subscribe(inventory, reader())).rejects.toMatchObject({ code: 'back-in-stock' });
    await expect(subscribe(2_147_483_647, reader())).rejects.toMatchObject({
      code: 'product-not-found',
    });
  });
});

describe('a customer', () => {
  it('with a proven address needs no link; another address does', async () => {
    const inventory = await soldOut();
    const { customer, email } = await provenCustomer();
    const other = reader();
    expect(await subscribe(inventory, email, customer)).toEqual({ confirmed: 1 });
    expect(await subscribe(inventory, other, customer)).toEqual({ confirmed: 0 });
    await countStock(base.db, inventory, 2);
    await workOff(inventory);
    expect([await kinds(email), await kinds(other)]).toEqual([
      ['back-in-stock'],
      ['stock-notice-confirm'],
    ]);
  });
  it('finds it in their data export, without its key, and it is deleted with the account', async () => {
    const inventory = await soldOut();
    const { customer, email } = await provenCustomer();
    await subscribe(inventory, email, customer);
    const own = await readOwnData(base.db, customer);
    expect(own.alerts).toEqual([
      expect.objectContaining({ email, inventory_id: inventory, sent_at: null }),
    ]);
    expect(JSON.stringify(own)).not.toContain(await keyOf(email));
    await transaction(base.db, (tx) => eraseAccount(tx, customer));
    const left = await base.db
      .selectFrom('alerts')
      .select('id')
      .where('inventory_id', '=', inventory)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('once', () => {
  it('is once, however many processes tell it', async () => {
    const inventory = await soldOut();
    const { customer, email } = await provenCustomer();
    await subscribe(inventory, email, customer);
    await countStock(base.db, inventory, 5);
    await Promise.all(Array.from({ length: 8 }, () => notify(inventory)));
    await countStock(base.db, inventory, 9);
    await workOff(inventory);
    expect(await kinds(email)).toEqual(['back-in-stock']);
  });
  it('what is gone again before the letter waits on for the next pieces', async () => {
    const inventory = await soldOut();
    const { customer, email } = await provenCustomer();
    await subscribe(inventory, email, customer);
    await countStock(base.db, inventory, 1);
    await countStock(base.db, inventory, 0);
    expect(await workOff(inventory)).toBe(1);
    expect(await kinds(email)).toEqual([]);
    await countStock(base.db, inventory, 1);
    expect(await workOff(inventory)).toBe(1);
    expect(await kinds(email)).toEqual(['back-in-stock']);
  });
  it('who asks again after the letter gets another', async () => {
    const inventory = await soldOut();
    const { customer, email } = await provenCustomer();
    for (let round = 1; round <= 2; round++) {
      await subscribe(inventory, email, customer);
      await countStock(base.db, inventory, 1);
      await workOff(inventory);
      await countStock(base.db, inventory, 0);
      expect((await kinds(email)).length).toBe(round);
    }
  });
  it('pieces that arrive while a request is confirmed are never missed', async () => {
    for (let round = 0; round < 8; round++) {
      const [inventory, email] = [await soldOut(), reader()];
      await subscribe(inventory, email);
      const key = await keyOf(email);
      expect(
        await outcomes([confirm(key), countStock(base.db, inventory, 1), confirm(key)]),
      ).toEqual(['done', 'done', 'done']);
      await workOff(inventory);
      expect(await kinds(email)).toEqual(['stock-notice-confirm', 'back-in-stock']);
    }
  });
  it('many asking at once for one address are one notice', async () => {
    const [inventory, email] = [await soldOut(), reader()];
    expect(
      new Set(await outcomes(Array.from({ length: 6 }, () => subscribe(inventory, email)))),
    ).toEqual(new Set(['done']));
    expect(
      (await base.db.selectFrom('alerts').select('id').where('email', '=', email).execute()).length,
    ).toBe(1);
  });
});

describe('the letters', () => {
  it('name the product, lead to its variant, and are left with one press', async () => {
    const { id, inventory } = await makeProduct(base.db, { stock: 0 });
    const letter = await transaction(base.db, (tx) =>
      render(tx, 'https://souk.example', {
        kind: 'back-in-stock',
        to: reader(),
        language: 'en',
        data: { inventory, key: 'k3y' },
      }),
    );
    expect(letter?.plain).toContain(`/product/${id}?variant=${inventory}`);
    expect(letter?.headers['List-Unsubscribe']).toContain('stock-notice/leave?key=k3y');
  });

  it('lead to the address in the language of the letter', async () => {
    const { id, inventory } = await makeProduct(base.db, { stock: 0, name: 'مصباح' });
    const letterInput = {
      kind: 'back-in-stock',
      to: reader(),
      data: { inventory, key: 'k3y' },
    } as const;
    const [letter, plain] = await transaction(base.db, async (tx) => [
      await render(tx, 'https://souk.example', { ...letterInput, language: 'ar' }),
      await render(tx, 'https://souk.example', { ...letterInput, language: 'en' }),
    ]);
    const own = encodeURIComponent('مصباح-ع');
    expect(letter?.plain).toContain(`/ar/${own}/product/${id}?variant=${inventory}`);
    expect(plain?.plain).toMatch(new RegExp(`souk.example/product-[\\d-]+/product/${id}`));
  });
});

describe('what is of no use any more', () => {
  it('is forgotten: unconfirmed after two weeks, sent after a season', async () => {
    const inventory = await soldOut();
    const [fresh, old, sent] = [reader(), reader(), reader()];
    for (const email of [fresh, old, sent]) await subscribe(inventory, email);
    await sql`
      update alerts set asked_at = now() - interval '15 days'
      where email = ${old}`.execute(base.db);
    await sql`
      update alerts set asked_at = now() - interval '92 days',
        confirmed_at = now() - interval '92 days', sent_at = now() - interval '91 days'
      where email = ${sent}`.execute(base.db);
    await clearStale(base.db);
    const left = await base.db
      .selectFrom('alerts')
      .select('email')
      .where('inventory_id', '=', inventory)
      .execute();
    expect(left).toEqual([{ email: fresh }]);
  });
});

/** A customer with a proven address. */
async function provenCustomer() {
  const customer = await makeCustomer(base);
  return { customer: customer.customer, email: customer.email };
}
