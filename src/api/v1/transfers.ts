import { askedAmount } from '#base/asked-amount.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { findOwnOrder } from '#market/orders/find-own-order.ts';
import { acceptTransfer, refuseTransfer } from '#market/payments/transfers/decide-transfer.ts';
import { fileTransfer } from '#market/payments/transfers/file-transfer.ts';
import type { Proof } from '#market/payments/transfers/proof.ts';
import { bookedOf, readReceipt, readReceipts } from '#market/payments/transfers/read-receipts.ts';
import {
  readProof,
  readTransfer,
  readTransfers,
} from '#market/payments/transfers/read-transfers.ts';
import { receiveMoney } from '#market/payments/transfers/receive-money.ts';
import { reverseReceipt } from '#market/payments/transfers/reverse-receipt.ts';
import { proofOf } from '#outside/files/proofs.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls =
  | 'orderTransaction'
  | 'adminTransfers'
  | 'adminAcceptTransfer'
  | 'adminRefuseTransfer'
  | 'adminTransferProof'
  | 'adminReceiveMoney'
  | 'adminReceipts'
  | 'adminReverseReceipt';

export const transfers: Pick<Handlers, Calls> = {
  orderTransaction: async ({ reading, write, shopper }, input) => {
    const buyer = shopper();
    await findOwnOrder(reading.db, buyer, input.id); // before any file is looked into
    const amount = await amountIn(reading.db, input.id, input.amount);
    const proof = await proofAmong(input.proof);
    const told = {
      orderId: input.id,
      transId: input.trans_id,
      bankName: input.bank_name,
      accountName: input.account_name,
      accountNumber: input.account_number,
      branchName: input.branch_name,
      paidOn: input.paid_on,
    };
    await write((tx) => fileTransfer(tx, buyer, { ...told, amount, proof }));
    return true;
  },
  adminTransfers: async ({ reading, staff }, input) => {
    await staff('refunds');
    return readTransfers(reading.db, input);
  },
  adminAcceptTransfer: async ({ write, staff }, { id, amount, value_date: valueOn }) => {
    const actor = await staff('refunds', 'transfer-not-found');
    return write(async (tx) => {
      const { order } = await readTransfer(tx, id);
      await acceptTransfer(tx, actor, id, {
        amount: await amountIn(tx, order.id, amount),
        valueOn,
      });
      return readTransfer(tx, id);
    });
  },
  adminRefuseTransfer: async ({ write, staff }, { id, reason }) => {
    const actor = await staff('refunds', 'transfer-not-found');
    return write(async (tx) => {
      await refuseTransfer(tx, actor, id, reason);
      return readTransfer(tx, id);
    });
  },
  adminTransferProof: async ({ reading, staff }, { id }) => {
    await staff('refunds', 'transfer-not-found');
    return readProof(reading.db, id);
  },
  adminReceiveMoney: async ({ write, staff }, { id, amount, value_date: day, ...seen }) => {
    const actor = await staff('refunds', 'order-not-found');
    return write(async (tx) => {
      const minor = (await amountIn(tx, id, amount)) ?? 0;
      const valueOn = day ?? new Date().toISOString().slice(0, 10);
      return bookedOf(
        tx,
        await receiveMoney(tx, actor, { orderId: id, amount: minor, valueOn, ...seen }),
      );
    });
  },
  adminReceipts: async ({ reading, staff }, input) => {
    await staff('refunds');
    return readReceipts(reading.db, input);
  },
  adminReverseReceipt: async ({ write, staff }, { id, reason }) => {
    const actor = await staff('refunds', 'receipt-not-found');
    return write(async (tx) => {
      await reverseReceipt(tx, actor, id, reason);
      return readReceipt(tx, id);
    });
  },
};

/**
 * The proof among the files of a form, whose empty field is no file. Refuses 'proof-one', and what
 * `proofOf` refuses.
 */
async function proofAmong(sent: File[]): Promise<Proof | null> {
  const [file, second] = sent.filter(({ name, size }) => name !== '' || size > 0);
  if (second) throw new Refusal('proof-one');
  return file ? proofOf(Buffer.from(await file.arrayBuffer())) : null;
}

/**
 * A decimal text in minor units of an order's currency; null for none. Refuses 'order-not-found',
 * 'invalid-input'.
 */
async function amountIn(db: Db, orderId: number, text: string): Promise<Money | null> {
  const order = await db
    .selectFrom('orders')
    .select('currency_exponent')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  if (text === '') return null;
  const minor = askedAmount(text, order.currency_exponent);
  if (minor === 0) throw new Refusal('invalid-input', { field: 'amount' });
  return minor;
}
