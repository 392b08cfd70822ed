// Payments, refunds, disputes, transfers and the bank's reports of them.
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { fileTransfer } from '#market/payments/transfers/file-transfer.ts';
import { receiveMoney } from '#market/payments/transfers/receive-money.ts';
import { makeStaff } from '../../at-work.ts';
import { entriesOf, ignore, savedHow, takeIn } from '../../bank.ts';
import { camt } from '../../bank-files.ts';
import { makeOrder, payOrder } from '../../books.ts';
import { order, twoStores } from '../../carts.ts';
import { makeProduct, makeStore, makeVisitor, unique } from '../../make.ts';
import { begin, followed, reportOutcome, openMethods, gatewayRefund, toPay } from '../../pay.ts';
import { delivered, parcelOf, type Makers, type Owner } from './placed-order.ts';

export const paymentThings: Makers = {
  'paid-order': async (owner) => (await delivered(owner)).id,
  'paid-parcel': async (owner) =>
    parcelOf(owner.db, Number(owner.made.get('paid-order') ?? (await delivered(owner)).id)),
  'hand-refund': async (owner) => {
    const { id, parcelId } = await delivered(owner);
    return transaction(owner.db, (tx) =>
      askRefund(tx, null, { orderId: id, reason: 'Broken.', parts: [{ parcelId, amount: 100 }] }),
    );
  },
  'outside-refund': outsideRefund,
  'disputed-payment': ({ db }) => paidByFlutterwave(db),
  dispute: async ({ db }) => {
    const { id } = await db
      .insertInto('disputes')
      .values({
        payment_id: await paidByFlutterwave(db),
        provider_ref: unique('D'),
        amount: 100,
        currency: 'USD',
        exponent: 2,
        state: 'inquiry',
        source: 'staff',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'unpaid-order': async (owner) => (await orderByBank(owner)).id,
  'order-by-bank': async (owner) => (await orderByBank(owner)).id,
  payment: async (owner) => (await orderByBank(owner)).payment,
  'wrong-payment': async (owner) => {
    const { payment } = await orderByBank(owner);
    await reportOutcome(owner.db, payment, {
      received: { minor: 1, currency: 'USD', exponent: 2 },
    });
    return payment;
  },
  transfer: (owner) => transfer(owner, null),
  'proven-transfer': (owner) =>
    transfer(owner, { type: 'image/webp', bytes: Buffer.from('proof') }),
  receipt,
  'bank-statement': async ({ db }) => (await bankStatement(db)).statement,
  'bank-entry': async ({ db }) => (await bankStatement(db)).entry,
  'ignored-bank-entry': async ({ db }) => {
    const { staff, entry } = await bankStatement(db);
    await ignore(db, staff, entry);
    return entry;
  },
  'bank-csv': async ({ db }) => savedHow(db, (await makeStaff({ db }, 'owner')).staff),
};

async function orderByBank({ db, shopper }: Owner) {
  const market = await openMethods(db, [orderMethod.bank]);
  return toPay(db, market, shopper, {
    product: await makeProduct(db),
    method: orderMethod.bank,
  });
}

async function paidByFlutterwave(db: Db): Promise<number> {
  const sold = await makeOrder(db, {
    method: orderMethod.flutterwave,
    parcels: [{ store: await makeStore(db) }],
  });
  return payOrder(db, sold);
}

/**
 * A refund that was made at the gateway. The method is closed again, because the answering shop has
 * another vault and could not open its keys.
 */
async function outsideRefund({ db }: Owner): Promise<number> {
  const by = makeVisitor();
  const open = await openMethods(db, [orderMethod.stripe]);
  await twoStores(db, by);
  const { id } = await order(db, open, by, { method: orderMethod.stripe });
  const payment = await begin(db, open, by, { orderId: id, method: orderMethod.stripe });
  await reportOutcome(db, payment);
  await followed(db, payment, { refunds: [gatewayRefund(100)] });
  await db
    .updateTable('payment_methods')
    .set({ enabled: false, sealed: null })
    .where('method', '=', orderMethod.stripe)
    .execute();
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', payment)
    .executeTakeFirstOrThrow();
  return refund.id;
}

async function transfer(
  owner: Owner,
  proof: { type: 'image/webp'; bytes: Buffer } | null,
): Promise<number> {
  const { id } = await orderByBank(owner);
  await transaction(owner.db, (tx) =>
    fileTransfer(tx, owner.shopper, {
      orderId: id,
      transId: unique('T'),
      bankName: '',
      accountName: '',
      accountNumber: '',
      branchName: '',
      amount: null,
      paidOn: null,
      proof,
    }),
  );
  const filed = await owner.db
    .selectFrom('transfers')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  return filed.id;
}

async function receipt(owner: Owner): Promise<number | null> {
  const { id } = await orderByBank(owner);
  const { staff } = await makeStaff({ db: owner.db }, 'owner');
  const received = await transaction(owner.db, (tx) =>
    receiveMoney(tx, staff, {
      orderId: id,
      amount: 1,
      valueOn: '2026-11-20',
      reference: unique('B'),
      remitter: '',
      note: '',
    }),
  );
  return received.receiptId;
}

async function bankStatement(db: Db) {
  const { staff } = await makeStaff({ db }, 'owner');
  const [statement] = await takeIn(db, staff, camt('053', [{ amount: 100, ref: unique('R') }]));
  const entry = (await entriesOf(db, statement?.id))[0]?.id ?? 0;
  return { staff, statement: statement?.id, entry };
}
