// Left carts that the market reminds of automatically: after the owner's delay, once each, only
// subscribers of the newsletter, and never after a purchase; the letter goes to a real mail server.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { leaveNewsletter } from '#market/newsletter/subscribe.ts';
import { leaveReminders } from '#market/reminders/remind-cart.ts';
import { remindByClock } from '#market/reminders/remind-by-clock.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { order } from '../carts.ts';
import { fillCart } from '../carts.ts';
import type { MadeCustomer } from '../customer.ts';
import { leftCart, waited } from '../left-cart.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct } from '../make.ts';
import { base, box, rowOf, send, SITE, withMailbox } from './mail-delivery-set-up.ts';

withMailbox();

const after = (hours: number) =>
  base.db.updateTable('settings').set({ cart_reminder_hours: hours }).execute();
beforeEach(async () => {
  await sql`delete from cart_lines`.execute(base.db);
  await after(24);
});

/** A subscriber of the newsletter who left a cart this many hours ago. */
async function left(hours = 25, language = 'en'): Promise<MadeCustomer & { key: string }> {
  const who = await leftCart(base.db, { hours });
  const key = crypto.randomUUID();
  await base.db
    .insertInto('subscribers')
    .values({ email: who.email, language, key, confirmed_at: new Date() })
    .execute();
  await base.db.updateTable('accounts').set({ language }).where('id', '=', who.accountId).execute();
  return { ...who, key };
}
/** Runs the scheduled task; returns how many letters it requested. */
const remind = async (): Promise<number> => {
  const count = async () =>
    (await base.db.selectFrom('carts').select('id').where('reminded_at', 'is not', null).execute())
      .length;
  const before = await count();
  await remindByClock(base.db);
  return (await count()) - before;
};
const reminders = async ({ email }: { email: string }) =>
  (await lettersTo(base.db, email)).filter(({ kind }) => kind === 'cart-left');
/** Writes the requested letter, as the worker does, and sends it; returns its row. */
async function write({ email, accountId }: MadeCustomer, language = 'en') {
  const [letter] = await reminders({ email });
  const key = letter?.data.key ?? '';
  const data = { account: accountId, key };
  await transaction(base.db, (tx) =>
    writeLetter(
      tx,
      { publicUrl: SITE, mail: {} },
      { kind: 'cart-left', to: email, language, data },
    ),
  );
  return {
    key,
    mail: await base.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .executeTakeFirst(),
  };
}

describe('a cart that was left', () => {
  it('is reminded of once after the delay, in the language of its customer', async () => {
    const [due, early] = [await left(25, 'ar'), await left(23)];
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    expect(await reminders(due)).toMatchObject([{ language: 'ar' }]);
    expect(await reminders(early)).toEqual([]);
    // changed since: it is the same cart, already reminded of
    await waited(base.db, due.accountId, 30);
    expect(await remind()).toBe(0);
  });
  it('gets no reminder unless the owner wants them, and none after a long time', async () => {
    const who = await left(24 * 30);
    expect(await remind()).toBe(0);
    await waited(base.db, who.accountId, 25);
    await after(0);
    expect(await remind()).toBe(0);
    expect(await reminders(who)).toEqual([]);
  });
  it('of who does not get the newsletter, or wants no such letters, gets no reminder', async () => {
    const plain = await leftCart(base.db, { hours: 25 });
    const gone = await left();
    await transaction(base.db, (tx) => leaveNewsletter(tx, gone.key));
    const ended = await left();
    await base.db
      .insertInto('cart_letters')
      .values({ account_id: ended.accountId, key: ended.key })
      .execute();
    await transaction(base.db, (tx) => leaveReminders(tx, ended.key));
    expect(await remind()).toBe(0);
    for (const who of [plain, gone, ended]) expect(await reminders(who)).toEqual([]);
  });
  it('of who has ordered gets no reminder, though something was left in it', async () => {
    const who = await left();
    await sql`
      update accounts set last_order_at = now() - interval '25 hours' where id = ${who.accountId}
    `.execute(base.db);
    expect(await remind()).toBe(0);
  });
});

describe('at the same moment', () => {
  it('two processes write one letter', async () => {
    const who = await left();
    await Promise.all([remind(), remind(), remind()]);
    expect(await reminders(who)).toHaveLength(1);
  });
  it('a customer who orders gets no letter, whichever is first', async () => {
    const market = await readMarketSettings(base.db);
    for (let round = 0; round < 5; round++) {
      const who = await left();
      // the ordered cart is the one that was left
      const product = await makeProduct(base.db);
      await sql`delete from cart_lines where shopper = ${who.customer.key}`.execute(base.db);
      await fillCart(base.db, who.customer, { product });
      await waited(base.db, who.accountId, 25);
      await Promise.all([order(base.db, market, who.customer), remind()]);
      if ((await reminders(who)).length > 0) expect((await write(who)).mail).toBeUndefined();
      expect(await remind()).toBe(0);
    }
  });
  it('one that fails is not mailed, holds up no other, and is mailed the next time', async () => {
    const [first, second] = [await left(), await left()];
    await sql`create function break_off() returns trigger language plpgsql as $$
      begin raise exception 'killed'; end $$`.execute(base.db);
    await sql`create trigger break_off before update on carts for each row
      when (new.id = ${sql.lit(Math.min(first.accountId, second.accountId))} and new.reminded_at is not null)
      execute function break_off()`.execute(base.db);
    await expect(remind()).rejects.toThrow('Some carts were not reminded.');
    const sent = await Promise.all([first, second].map(reminders));
    expect(sent.map(({ length }) => length).toSorted()).toEqual([0, 1]);
    await sql`drop trigger break_off on carts`.execute(base.db);
    expect(await remind()).toBe(1);
    for (const who of [first, second]) expect(await reminders(who)).toHaveLength(1);
  });
});

describe('the letter', () => {
  it('reaches the mail server, and ends these letters with one press (RFC 8058)', async () => {
    const who = await left();
    await remind();
    const { key, mail } = await write(who);
    await send(mail?.id ?? 0);
    expect((await rowOf(mail?.id ?? 0)).state).toBe('sent');
    const [message = ''] = box.received.map((one) => JSON.stringify(one));
    expect(message).toMatch(/list-unsubscribe/i);
    expect(message).toMatch(/One-Click/);
    expect((await rowOf(mail?.id ?? 0)).headers).toMatchObject({
      'List-Unsubscribe': expect.stringContaining(`/api/v1/cart-reminder/leave?key=${key}`),
    });
    await transaction(base.db, (tx) => leaveReminders(tx, key));
    await sql`update carts set reminded_at = null`.execute(base.db);
    expect(await remind()).toBe(0);
  });
  it('is not written any more once its reader has left', async () => {
    const who = await left();
    await remind();
    const [letter] = await reminders(who);
    await transaction(base.db, (tx) => leaveReminders(tx, letter?.data.key ?? ''));
    expect((await write(who)).mail).toBeUndefined();
  });
});
