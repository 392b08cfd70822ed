import { Refusal } from '#base/refusal.ts';
import { amountIn } from '#api/amount-in.ts';
import type { Handlers } from '#api/handler.ts';
import { iyzicoOf, open, startPayment } from '#api/start-payment.ts';
import type { orderPaymentCalls } from '#contract/order-payment.ts';
import type { Visit } from '#hall/visit.ts';
import { findOwnOrder } from '#market/orders/find-own-order.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { checkOrderPayments } from '#market/payments/check-order-payments.ts';
import { fileTransfer } from '#market/payments/transfers/file-transfer.ts';
import type { Proof } from '#market/payments/transfers/transfer-proof.ts';
import { proofOf } from '#outside/files/proofs.ts';

const begin = ({ write, shopper, market, services }: Visit, orderId: number, method: number) =>
  write((tx) =>
    beginPayment(tx, shopper(), { orderId, method, market, gateways: services.gateways }),
  );

export const orderPaymentHandlers: Handlers<typeof orderPaymentCalls> = {
  begin: async (visit, { id, order_method: method }) => ({
    id,
    order_method: method,
    payment_done: 0,
    action: await open(visit, await begin(visit, id, method)),
  }),
  done: async (visit, { id, order_method: method }) => {
    const { services, market, shopper } = visit;
    if (
      await checkOrderPayments(services.db, shopper(), {
        orderId: id,
        market,
        gateways: services.gateways,
      })
    )
      return { payment_done: 1, action: null };
    const opened = await startPayment(visit, await begin(visit, id, method));
    return { payment_done: 0, action: opened.action, ...iyzicoOf(method, opened) };
  },
  tellTransfer: async ({ reading, write, shopper }, input) => {
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
