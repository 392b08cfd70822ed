import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { paymentCalls, PaymentQuery } from '#contract/payment.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { listPayments, readOnePayment } from '#market/payments/read-payments.ts';

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  ...listHandlers('payments', ({ reading }, query: PaymentQuery) =>
    listPayments(reading.db, query),
  ),
  lookAt: async ({ services, market, reading }, { id }) => {
    await checkPayment(services.db, { market, gateways: services.gateways }, { id });
    return readOnePayment(reading.db, id);
  },
  decide: async ({ write }, { id, ...decided }, actor) =>
    write(async (tx) => {
      await decideReview(tx, actor, { paymentId: id, ...decided });
      return readOnePayment(tx, id);
    }),
};
