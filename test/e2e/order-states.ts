// Orders by bank transfer in every state of their money.
import { transaction } from '#db/transaction.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { refuseTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { fileTransfer } from '#market/payments/transfers/file-transfer.ts';
import { unique } from '../make.ts';
import { deliver } from '../deliver.ts';
import { fee, hold, gatewayDispute } from '../disputes.ts';
import { ended } from '../papers.ts';
import { followed } from '../pay.ts';
import { pictureAs } from '../proof-files.ts';
import { receive, refundsOf, settled } from '../transfers.ts';
import { placeOrder, type Counter, type Placed } from './counter.ts';

type Make = (placed: Placed, at: Counter) => Promise<unknown>;

async function reportTransfer({ id, buyer, total }: Placed, { db }: Counter): Promise<number> {
  const proof = { type: 'image/webp' as const, bytes: await pictureAs('webp') };
  const from = {
    bankName: 'Lakeside Bank',
    accountName: 'A. Hart',
    accountNumber: '',
    branchName: '',
  };
  const transfer = { orderId: id, transId: unique('TRX'), ...from, amount: total, proof };
  const paidOn = new Date().toISOString().slice(0, 10);
  await transaction(db, (tx) => fileTransfer(tx, buyer, { ...transfer, paidOn }));
  const filed = db.selectFrom('transfers').select('id').where('order_id', '=', id);
  return (await filed.orderBy('id', 'desc').executeTakeFirstOrThrow()).id;
}

const arrive = async ({ id }: Placed, { db, staff }: Counter, amount: number) => {
  await receive(db, staff, { orderId: id, amount });
  await settled(db);
};
const pay = (placed: Placed, at: Counter) => arrive(placed, at, placed.total);
const cancel = ({ id, buyer }: Placed, { db }: Counter) =>
  transaction(db, (tx) =>
    cancelOrder(tx, buyer, { orderId: id, title: 'Found it elsewhere', message: 'Sorry.' }),
  );

async function expire({ id }: Placed, { db }: Counter): Promise<void> {
  await db
    .updateTable('orders')
    .set({ pay_by: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();
  await closeUnpaid(db);
  await settled(db);
}

/** Ends the newest refund of an order. */
async function endNewest(
  { id }: Placed,
  { db }: Counter,
  state: 'succeeded' | 'failed',
): Promise<void> {
  const newest = (await refundsOf(db, id)).at(-1);
  if (newest) await ended(db, newest.id, state);
  await settled(db);
}

async function sendSurplusBack({ id }: Placed, { db, staff }: Counter): Promise<void> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', id)
    .where('reason', '=', 'surplus')
    .executeTakeFirstOrThrow();
  await transaction(db, (tx) =>
    decideReview(tx, staff, { paymentId: payment.id, decision: 'refund', reason: 'Too much.' }),
  );
}

async function cancelOne({ id, buyer }: Placed, { db }: Counter): Promise<void> {
  const parcel = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', id)
    .orderBy('total')
    .executeTakeFirstOrThrow();
  await transaction(db, (tx) =>
    cancelParcel(tx, buyer, { parcelId: parcel.id, title: '', message: 'No longer needed.' }),
  );
  await settled(db);
}

/** What is done to a placed order to bring it into a state. */
export const states = {
  'to be paid': async () => {},
  'looked for': reportTransfer,
  refused: async (placed, at) => {
    const id = await reportTransfer(placed, at);
    const { db } = at;
    await transaction(db, (tx) =>
      refuseTransfer(tx, at.staff, {
        transferId: id,
        reason: 'There is no transfer with this id on our account.',
      }),
    );
  },
  'partly paid': (placed, at) => arrive(placed, at, Math.floor(placed.total / 2)),
  'partly paid and looked for': async (placed, at) => {
    await reportTransfer(placed, at);
    await arrive(placed, at, Math.floor(placed.total / 2));
  },
  'paid with a surplus': (placed, at) => arrive(placed, at, placed.total + 1250),
  'surplus on its way back': async (placed, at) => {
    await arrive(placed, at, placed.total + 1250);
    await sendSurplusBack(placed, at);
  },
  'surplus sent back': async (placed, at) => {
    await arrive(placed, at, placed.total + 1250);
    await sendSurplusBack(placed, at);
    await endNewest(placed, at, 'succeeded');
  },
  'closed by the clock': expire,
  'opened again': async (placed, at) => {
    await expire(placed, at);
    await pay(placed, at);
  },
  'cancelled and looked for': async (placed, at) => {
    await reportTransfer(placed, at);
    await cancel(placed, at);
  },
  'paid too late': async (placed, at) => {
    await cancel(placed, at);
    await pay(placed, at);
  },
  'paid too late, sent back': async (placed, at) => {
    await cancel(placed, at);
    await pay(placed, at);
    await endNewest(placed, at, 'succeeded');
  },
  'paid twice': async (placed, at) => {
    await pay(placed, at);
    await pay(placed, at);
  },
  'a parcel cancelled, money on its way back': async (placed, at) => {
    await pay(placed, at);
    await cancelOne(placed, at);
  },
  'a parcel cancelled, money back': async (placed, at) => {
    await pay(placed, at);
    await cancelOne(placed, at);
    await endNewest(placed, at, 'succeeded');
  },
  'a parcel cancelled, refund failed': async (placed, at) => {
    await pay(placed, at);
    await cancelOne(placed, at);
    await endNewest(placed, at, 'failed');
  },
  'taken back in a dispute': async (placed, at) => {
    await pay(placed, at);
    const { db } = at;
    const payments = db.selectFrom('payments').select(['id', 'currency', 'exponent']);
    const { id, ...coin } = await payments
      .where('order_id', '=', placed.id)
      .where('state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    const movements = [hold(placed.total, coin), fee(1500, coin)];
    await followed(db, id, {
      disputes: [gatewayDispute(placed.total, { state: 'lost', movements }, coin)],
    });
  },
  'cancelled, all sent back': async (placed, at) => {
    await pay(placed, at);
    await cancel(placed, at);
    await settled(at.db);
    await endNewest(placed, at, 'succeeded');
  },
  'with an invoice and a credit note': async (placed, at) => {
    const { db } = at;
    await pay(placed, at);
    await deliver(db, placed.id, 'confirm');
    const parcel = await db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', placed.id)
      .orderBy('total')
      .executeTakeFirstOrThrow();
    await transaction(db, (tx) =>
      cancelParcel(tx, at.staff, { parcelId: parcel.id, title: '', message: 'Out of stock.' }),
    );
    await settled(db);
    await endNewest(placed, at, 'succeeded');
  },
} satisfies Record<string, Make>;
export type StateName = keyof typeof states;

/** An order in a state. */
export async function orderIn(at: Counter, name: StateName, language: string): Promise<Placed> {
  const placed = await placeOrder(at, language);
  const make: Make = states[name];
  await make(placed, at);
  return placed;
}
