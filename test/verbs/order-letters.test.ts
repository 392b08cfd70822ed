// Who hears of an order and of its money: whoever placed it and however, each once, in their own
// language.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { erasePerson } from '#market/accounts/erase-person.ts';
import { askOrderMail } from '#market/orders/ask-order-mail.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { endRefund } from '#market/payments/refunds/send-refund.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { suspendStore } from '#market/stores/suspend-store.ts';
import { makeSeller, makeStaff, type MadeSeller } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo, reactTo } from '../letters.ts';
import {
  fillCart,
  makeAddress,
  makeProduct,
  makeShop,
  makeStore,
  makeVisitor,
  order,
  unique,
  type MadeProduct,
} from '../make.ts';
import { begin, heard, openMethods } from '../pay.ts';

const { cashOnDelivery, stripe, bank } = orderMethod;
let base: Fresh;
let market: Awaited<ReturnType<typeof openMethods>>;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openMethods(base.db, [cashOnDelivery, stripe, bank]);
});
afterAll(() => base.close());

type Bought = {
  visitor: Visitor;
  email: string;
  id: number;
  owner: MadeSeller;
  helper: MadeSeller;
  store: number;
  product: MadeProduct;
};

/** An order from a store with an owner who reads English and somebody who reads Arabic. */
async function bought(method: number, language = 'en'): Promise<Bought> {
  const store = await makeStore(base.db);
  const product = await makeProduct(base.db, { store, name: 'Lamp', selling: 2000, shipping: 500 });
  const owner = await makeSeller(base, store);
  const helper = await makeSeller(base, store, { role: 'staff', language: 'ar' });
  const visitor = makeVisitor(language);
  const email = `${unique('buyer')}@example.com`;
  await makeAddress(base.db, visitor, { email });
  await fillCart(base.db, visitor, { product });
  const { id } = await order(base.db, market, visitor, { method });
  return { visitor, email, id, owner, helper, store, product };
}
const kindsTo = async (email: string) => (await lettersTo(base.db, email)).map(({ kind }) => kind);
/** What has come so far to the buyer, and to the store's two. */
async function heardSoFar({ id, email, owner, helper }: Bought) {
  await reactTo(base.db, id);
  return {
    buyer: await kindsTo(email),
    owner: await kindsTo(owner.email),
    helper: await kindsTo(helper.email),
  };
}
const pay = async ({ visitor, id }: Bought, method: number = stripe) =>
  heard(base.db, await begin(base.db, market, visitor, id, method));
const mailAsked = ({ visitor, id }: Bought) =>
  transaction(base.db, (tx) => askOrderMail(tx, visitor, id));

describe('an order in cash', () => {
  it('is told to its buyer and to everybody of the store when it is placed, in the language of each', async () => {
    const all = await bought(cashOnDelivery, 'ar');
    const { email, owner, helper } = all;
    expect(await heardSoFar(all)).toEqual({
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
  it('is told to each store of a parcel, and to none of them what another sells', async () => {
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
  it('is told to no store that is suspended, nor of a parcel that is cancelled already', async () => {
    const suspended = await bought(cashOnDelivery);
    const cancelled = await bought(cashOnDelivery);
    const { staff } = await makeStaff(base, 'owner');
    await transaction(base.db, (tx) => suspendStore(tx, staff, suspended.store, 'Late parcels.'));
    const { id: parcel } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', cancelled.id)
      .executeTakeFirstOrThrow();
    await transaction(base.db, (tx) =>
      cancelParcel(tx, cancelled.visitor, { parcelId: parcel, title: '', message: '' }),
    );
    expect((await heardSoFar(suspended)).owner).toEqual(['store-suspended']);
    expect((await heardSoFar(cancelled)).owner).toEqual([]);
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
      expect(await heardSoFar(all)).toEqual({ buyer: ['order-placed'], owner: [], helper: [] });
      await pay(all, method);
      expect(await heardSoFar(all)).toEqual({
        buyer: ['order-placed', 'order-paid'],
        owner: ['order-arrived'],
        helper: ['order-arrived'],
      });
    },
  );
  it('is told to the store when it is to be paid in cash after all, and not again when it is paid', async () => {
    const all = await bought(stripe);
    await begin(base.db, market, all.visitor, all.id, cashOnDelivery);
    expect((await heardSoFar(all)).owner).toEqual(['order-arrived']);
    await pay(all);
    expect((await heardSoFar(all)).owner).toEqual(['order-arrived']);
  });
  it('is told to its buyer once more when it was not paid in time, and why it is cancelled', async () => {
    const all = await bought(stripe);
    await closeUnpaid(base.db, new Date(Date.now() + 2 * 3_600_000));
    expect(await heardSoFar(all)).toEqual({
      buyer: ['order-placed', 'order-cancelled'],
      owner: [],
      helper: [],
    });
    const said = await transaction(base.db, (tx) =>
      render(tx, 'https://souk.example', {
        kind: 'order-cancelled',
        to: all.email,
        language: 'en',
        data: { order: all.id },
      }),
    );
    expect(said?.plain).toContain('was not paid in time');
  });
});

describe('the letter of an order', () => {
  const placedLetter = async ({ id, email }: Bought, language = 'en') =>
    (
      await transaction(base.db, (tx) =>
        render(tx, 'https://souk.example', {
          kind: 'order-placed',
          to: email,
          language,
          data: { order: id },
        }),
      )
    )?.plain ?? '';
  it('that waits for an online payment says how much, until when and where', async () => {
    const all = await bought(stripe);
    const plain = await placedLetter(all);
    await sql`update orders set pay_by = '2026-11-22T14:30:00Z', time_zone = 'Asia/Kolkata' where id = ${all.id}`.execute(
      base.db,
    );
    expect(plain).toContain('Please pay $25.00');
    expect(plain).toContain(`Pay now:\nhttps://souk.example/user/order/${all.id}`);
    expect(plain).not.toContain('Follow your parcels');
    expect(await placedLetter(all)).toMatch(/Pay by: November 22 at 8:00\sPM GMT\+5:30/);
    expect(await placedLetter(all, 'ar')).toContain('22 نوفمبر');
  });
  it('that waits for a transfer says to which account and with which reference', async () => {
    const all = await bought(bank);
    const plain = await placedLetter(all);
    const reference = inGroups(paymentReference(all.id));
    for (const part of [
      'Amount: $25.00',
      'Account number: test_account_number',
      'Bank name: test_bank_name',
      `Payment reference: ${reference}`,
    ])
      expect(plain).toContain(part);
  });
  it('in cash says what is paid at the door', async () =>
    expect(await placedLetter(await bought(cashOnDelivery))).toContain(
      'in cash on delivery, $25.00 in total',
    ));
  it('asks for nothing once it is paid, or while somebody looks for its transfer', async () => {
    const paid = await bought(stripe);
    const told = await bought(bank);
    await pay(paid);
    const payment = await begin(base.db, market, told.visitor, told.id, bank);
    await base.db
      .updateTable('payments')
      .set({ state: 'processing' })
      .where('id', '=', payment)
      .execute();
    for (const all of [paid, told]) {
      const plain = await placedLetter(all);
      expect([
        /Please (pay|transfer)|Pay now/.test(plain),
        plain.includes('Follow your parcels'),
      ]).toEqual([false, true]);
    }
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
    await mailAsked(all);
    expect((await heardSoFar(all)).buyer).toEqual(['order-placed']);
    for (let times = 0; times < 4; times++) await mailAsked(all);
    expect((await heardSoFar(all)).buyer).toEqual(['order-placed']);
  });
  it('gets it once more some minutes later', async () => {
    const all = await bought(cashOnDelivery);
    await sql`update orders set created_at = created_at - interval '6 minutes' where id = ${all.id}`.execute(
      base.db,
    );
    await mailAsked(all);
    expect((await heardSoFar(all)).buyer).toEqual(['order-placed', 'order-placed']);
  });
});

describe('money that nobody needs', () => {
  const refundOf = async (id: number) =>
    (
      await base.db
        .selectFrom('refunds')
        .select('id')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
    ).id;
  const read = async ({ email }: Bought, kind: string) => {
    const letter = (await lettersTo(base.db, email)).find((one) => one.kind === kind);
    if (!letter) throw new Error(`No ${kind} was written.`);
    return transaction(base.db, (tx) =>
      render(tx, 'https://souk.example', letter as unknown as Parameters<typeof render>[2]),
    );
  };
  it('is said to be going back and why, when it comes after its order was closed', async () => {
    const all = await bought(stripe);
    const payment = await begin(base.db, market, all.visitor, all.id, stripe);
    await closeUnpaid(base.db, new Date(Date.now() + 2 * 3_600_000));
    await heard(base.db, payment);
    expect((await heardSoFar(all)).buyer).toEqual([
      'order-placed',
      'order-cancelled',
      'payment-not-needed',
    ]);
    expect((await read(all, 'payment-not-needed'))?.plain).toMatch(
      /\$25\.00 .*arrived after the order had been closed/,
    );
    const refund = await refundOf(all.id);
    await transaction(base.db, (tx) =>
      endRefund(tx, refund, { providerRef: 're', state: 'succeeded' }),
    );
    expect((await heardSoFar(all)).buyer.at(-1)).toBe('refunded');
    expect((await read(all, 'refunded'))?.plain).toContain('arrived after the order was closed');
    expect((await heardSoFar(all)).owner).toEqual([]);
  });
  it('is said to be the second payment, when the order was paid already', async () => {
    const all = await bought(stripe);
    const first = await begin(base.db, market, all.visitor, all.id, stripe);
    const second = await begin(base.db, market, all.visitor, all.id, bank);
    await heard(base.db, first);
    await heard(base.db, second);
    expect((await heardSoFar(all)).buyer).toEqual([
      'order-placed',
      'order-paid',
      'payment-not-needed',
    ]);
    expect((await read(all, 'payment-not-needed'))?.plain).toContain('had already been paid');
    expect((await heardSoFar(all)).owner).toEqual(['order-arrived']);
  });
});

describe('a payout that was paid', () => {
  it('is told to the owners of the store: how much, for which time, what it is made of', async () => {
    const { store, owner, helper } = await bought(cashOnDelivery);
    const { staff } = await makeStaff(base, 'owner');
    const now = new Date();
    await sql`update stores set iban = 'GB33BUKB20201555555555', payee_name = 'Copper Lane' where id = ${store}`.execute(
      base.db,
    );
    const pay = async (amount: number, until: Date) => {
      await transaction(base.db, (tx) =>
        adjustStore(
          tx,
          staff,
          { storeId: store, amount, reason: 'Goodwill' },
          new Date(until.getTime() - 1000),
        ),
      );
      const [payout] = (await transaction(base.db, (tx) => gatherPayouts(tx, until, now))).filter(
        (one) => one.storeId === store,
      );
      await transaction(base.db, (tx) => markPaid(tx, staff, payout?.id ?? 0, 'B-77'));
      return payout?.id ?? 0;
    };
    const first = await pay(5000, new Date('2026-11-09T00:00Z'));
    const second = await pay(1234, new Date('2026-11-16T00:00Z'));
    for (const id of [first, second]) await reactTo(base.db, id, 'payout');
    expect([await kindsTo(owner.email), await kindsTo(helper.email)]).toEqual([
      ['payout-paid', 'payout-paid'],
      [],
    ]);
    const read = (payout: number) =>
      transaction(base.db, (tx) =>
        render(tx, 'https://souk.example', {
          kind: 'payout-paid',
          to: owner.email,
          language: 'en',
          data: { payout },
        }),
      );
    expect((await read(first))?.plain).toContain('Period: November 8, 2026');
    const plain = (await read(second))?.plain;
    expect(plain).toMatch(/Period: November 9\s–\s15, 2026/);
    for (const part of [
      'We have paid 12.34 USD',
      'To account: GB … 5555',
      'Reference: B-77',
      'Adjustments: 12.34 USD',
      'Paid out: 12.34 USD',
    ])
      expect(plain).toContain(part);
  });
});
