// Who is told of an order: whoever placed it and however, each once, in their own language.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { erasePerson } from '#market/accounts/erase-person.ts';
import { askOrderMail } from '#market/orders/ask-order-mail.ts';
import { cancelOrderForBuyer } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { suspendStore } from '#market/stores/suspend-store.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { lettersTo, reactTo } from '../letters.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { begin } from '../pay.ts';
import {
  base,
  bought,
  type Bought,
  lettersSoFar,
  kindsTo,
  market,
  pay,
  withLetters,
} from './order-letters-set-up.ts';

withLetters();

const { cashOnDelivery, stripe, bank } = orderMethod;
const requestMail = ({ visitor, id }: Bought) =>
  transaction(base.db, (tx) => askOrderMail(tx, visitor, id));

describe('an order in cash', () => {
  it('is mailed to its buyer and to all sellers when placed, each in their language', async () => {
    const all = await bought(cashOnDelivery, 'ar');
    const { email, owner, helper } = all;
    expect(await lettersSoFar(all)).toEqual({
      buyer: ['order-placed'],
      owner: ['order-arrived'],
      helper: ['order-arrived'],
    });
    const languages = await Promise.all(
      [email, owner.email, helper.email].map(
        async (to) => (await lettersTo(base.db, to))[0]?.language,
      ),
    );
    expect(languages).toEqual(['ar', 'en', 'ar']);
  });
  it('is mailed to each store of a parcel, and never shows what another store sells', async () => {
    const first = await bought(cashOnDelivery);
    const visitor = makeVisitor();
    const product = await makeProduct(base.db, { name: 'Chair' });
    const other = await makeSeller(base, product.store);
    await fillCart(base.db, visitor, { product: first.product }, { product });
    const { id } = await order(base.db, market, visitor);
    await reactTo(base.db, id);
    const [letter] = await lettersTo(base.db, other.email);
    const written = await transaction(base.db, (tx) =>
      render(tx, 'https://souk.example', {
        kind: 'order-arrived',
        to: other.email,
        language: 'en',
        data: { parcel: Number(letter?.data.parcel) },
      }),
    );
    expect([
      (await kindsTo(first.owner.email)).length,
      written?.plain.includes('Chair'),
      written?.plain.includes('Lamp'),
    ]).toEqual([1, true, false]);
  });
  it('is confirmed with the legal guarantee where the EU pack is on, and only there', async () => {
    const { id, email } = await bought(cashOnDelivery);
    const written = () =>
      transaction(base.db, (tx) =>
        render(tx, 'https://souk.example', {
          kind: 'order-placed',
          to: email,
          language: 'en',
          data: { order: id },
        }),
      );
    const without = await written();
    await sql`update settings set eu_pack = true`.execute(base.db);
    const withPack = await written();
    await sql`update settings set eu_pack = false`.execute(base.db);
    const guarantee = 'within two years of delivery';
    expect([
      without?.plain.includes(guarantee),
      withPack?.plain.includes(guarantee),
      withPack?.html.includes(guarantee),
    ]).toEqual([false, true, true]);
  });
  it('that staff cancel is called off with every store', async () => {
    const all = await bought(cashOnDelivery);
    await reactTo(base.db, all.id);
    const { staff } = await makeStaff(base, 'owner');
    await transaction(base.db, (tx) =>
      cancelOrderForBuyer(tx, staff, { orderId: all.id, note: 'The buyer called.' }),
    );
    expect((await lettersSoFar(all)).owner).toContain('parcel-called-off');
  });
  it('is not mailed to suspended stores, nor for parcels that are cancelled', async () => {
    const suspended = await bought(cashOnDelivery);
    const cancelled = await bought(cashOnDelivery);
    const { staff } = await makeStaff(base, 'owner');
    await transaction(base.db, (tx) =>
      suspendStore(tx, staff, { storeId: suspended.store, reason: 'Late parcels.' }),
    );
    const { id: parcel } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', cancelled.id)
      .executeTakeFirstOrThrow();
    await transaction(base.db, (tx) =>
      cancelParcel(tx, cancelled.visitor, { parcelId: parcel, title: '', message: '' }),
    );
    expect((await lettersSoFar(suspended)).owner).toEqual(['store-suspended']);
    expect((await lettersSoFar(cancelled)).owner).toEqual([]);
  });
});

describe('an order that waits for its money', () => {
  it.each([
    ['online', stripe],
    ['by transfer', bank],
  ])(
    '%s is told to its buyer when it is placed, to the store when it is paid',
    async (_, method) => {
      const all = await bought(method);
      expect(await lettersSoFar(all)).toEqual({ buyer: ['order-placed'], owner: [], helper: [] });
      await pay(all, method);
      expect(await lettersSoFar(all)).toEqual({
        buyer: ['order-placed', 'order-paid'],
        owner: ['order-arrived'],
        helper: ['order-arrived'],
      });
    },
  );
  it('is mailed to the store when it becomes cash, and not again when it is paid', async () => {
    const all = await bought(stripe);
    await begin(base.db, market, all.visitor, { orderId: all.id, method: cashOnDelivery });
    expect((await lettersSoFar(all)).owner).toEqual(['order-arrived']);
    await pay(all);
    expect((await lettersSoFar(all)).owner).toEqual(['order-arrived']);
  });
  it('is mailed to its buyer again when it was not paid in time and is cancelled', async () => {
    const all = await bought(stripe);
    await closeUnpaid(base.db, new Date(Date.now() + 2 * 3_600_000));
    expect(await lettersSoFar(all)).toEqual({
      buyer: ['order-placed', 'order-cancelled'],
      owner: [],
      helper: [],
    });
    const letter = await transaction(base.db, (tx) =>
      render(tx, 'https://souk.example', {
        kind: 'order-cancelled',
        to: all.email,
        language: 'en',
        data: { order: all.id },
      }),
    );
    expect(letter?.plain).toContain('was not paid in time');
  });
});

it('every letter of an order goes from the log when its buyer is erased', async () => {
  const { id, email } = await bought(cashOnDelivery);
  const kinds = [
    'order-placed',
    'order-paid',
    'transfer-refused',
    'refunded',
    'payment-not-needed',
  ];
  await base.db
    .insertInto('mails')
    .values(
      kinds.map((kind) => ({
        kind,
        recipient: email,
        language: 'en',
        subject: 'x',
        html: '',
        plain: '',
        state: 'outbox',
      })),
    )
    .execute();
  await transaction(base.db, (tx) => erasePerson(tx, [id]));
  expect(
    await base.db.selectFrom('mails').select('kind').where('recipient', '=', email).execute(),
  ).toEqual([]);
});

describe('a client that asks for the letter right after it has ordered', () => {
  it('is answered by the order’s own letter, before it is written and after', async () => {
    const all = await bought(cashOnDelivery);
    await requestMail(all);
    expect((await lettersSoFar(all)).buyer).toEqual(['order-placed']);
    for (let times = 0; times < 4; times++) await requestMail(all);
    expect((await lettersSoFar(all)).buyer).toEqual(['order-placed']);
  });
  it('gets it once more some minutes later', async () => {
    const all = await bought(cashOnDelivery);
    await sql`
      update orders
      set created_at = created_at - interval '6 minutes'
      where id = ${all.id}`.execute(base.db);
    await requestMail(all);
    expect((await lettersSoFar(all)).buyer).toEqual(['order-placed', 'order-placed']);
  });
});
