// Why buyers cancel: from a list, only in words, and as each store reads it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parcelInWords } from '#words/parcel-in-words.ts';
import { cancelReasons } from '#contract/cancel-reason.ts';
import { cancellationCalls } from '#contract/cancellation.ts';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { erasePerson } from '#market/accounts/erase-person.ts';
import { cancelOrder, type CancelWords } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { readSoldParcel } from '#market/orders/read-sold-parcels.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { sayIn } from '#words/say.ts';
import { makeStaff } from '../at-work.ts';
import { order, twoStores } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeVisitor } from '../make.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

async function placed() {
  const visitor = makeVisitor();
  await twoStores(base.db, visitor);
  const { id } = await order(base.db, market, visitor);
  const parcels = await base.db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const cancel = (words: CancelWords) =>
    transaction(base.db, (tx) => cancelOrder(tx, visitor, { orderId: id, ...words }));
  return { visitor, id, first: parcels[0]?.id ?? 0, cancel };
}
const lastNote = (parcel: number) =>
  base.db
    .selectFrom('parcel_events')
    .select(['action', 'reason', 'note'])
    .where('parcel_id', '=', parcel)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('what a client sends', () => {
  const { input } = cancellationCalls.cancelOrder;
  it.each(cancelReasons)('may be the reason %s and nothing else', (reason) => {
    expect(input.safeParse({ order_id: 1, reason }).success).toBe(true);
  });
  it('may be a title with a message, or alone, as clients in use have it', () => {
    expect(input.safeParse({ order_id: 1, title: 'No', message: 'No.' }).success).toBe(true);
    expect(input.safeParse({ order_id: 1, title: 'No', message: '' }).success).toBe(true);
  });
  it('is refused without either, and with a reason that is not in the list', () => {
    expect(input.safeParse({ order_id: 1, message: 'No.' }).error?.issues).toMatchObject([
      { path: ['title'], message: 'required' },
    ]);
    expect(input.safeParse({ order_id: 1, reason: 'bored' }).success).toBe(false);
  });
});

describe('a reason', () => {
  it('is shown to the buyer and to each store, and a new one replaces it', async () => {
    const { visitor, id, first, cancel } = await placed();
    await cancel({ reason: 'too-slow', title: 'Too slow', message: '' });
    await cancel({ reason: 'wrong-address', title: 'Wrong address', message: 'We moved.' });
    expect((await readOrder(base.db, visitor, id)).cancellation).toEqual({
      reason: 'wrong-address',
      title: 'Wrong address',
      message: 'We moved.',
      refunded: 0,
    });
    expect(await lastNote(first)).toEqual({ action: 'cancel', reason: 'too-slow', note: '' });
  });
  it('in words alone reaches the stores too', async () => {
    const { first, cancel } = await placed();
    await cancel({ title: 'Twice', message: 'The other one is right.' });
    expect(await lastNote(first)).toMatchObject({
      reason: '',
      note: 'Twice\nThe other one is right.',
    });
  });
  it('is read by a store in its own language, in the answer and in the letter', async () => {
    const { visitor, first } = await placed();
    await transaction(base.db, (tx) =>
      cancelParcel(tx, visitor, {
        parcelId: first,
        reason: 'found-cheaper',
        title: '',
        message: 'Next door.',
      }),
    );
    const { staff } = await makeStaff(base, 'owner');
    const parcel = await readSoldParcel(base.db, staff, first);
    for (const language of ['en', 'ar', 'fr', 'tr', 'hi']) {
      const words = sayIn(language)('order.reason-found-cheaper');
      expect(parcelInWords(parcel, language).events.at(-1)).toMatchObject({
        reason: 'found-cheaper',
        reason_text: words,
        note: 'Next door.',
      });
      if (language !== 'en' && language !== 'ar') continue;
      const letter = await transaction(base.db, (tx) =>
        render(tx, 'https://souk.example', {
          kind: 'parcel-called-off',
          to: 'seller@example.com',
          language,
          data: { parcel: first },
        }),
      );
      expect(letter?.plain).toContain(words);
      expect(letter?.plain).toContain('> Next door.');
    }
  });
  it('is refused by the schema when it is not in the list, or of another step', async () => {
    const { first } = await placed();
    for (const [action, reason] of [
      ['cancel', 'bored'],
      ['confirm', 'other'],
    ])
      await expect(
        sql`
          insert into parcel_events (parcel_id, action, actor, reason)
          values (${first}, ${action}, 'customer', ${reason})
        `.execute(base.db),
      ).rejects.toMatchObject({ code: '23514' });
  });
  it('stays when its buyer is erased, their words do not', async () => {
    const { id, first, cancel } = await placed();
    await cancel({ reason: 'other', title: '', message: 'My name is Amal.' });
    await transaction(base.db, (tx) => erasePerson(tx, [id]));
    expect(await lastNote(first)).toMatchObject({ reason: 'other', note: '' });
  });
});
