import type { Handlers } from '#api/handler.ts';
import type { paymentCalls } from '#contract/payment.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { readOnePayment, readPayments } from '#market/payments/read-payments.ts';

export const paymentHandlers: Handlers<typeof paymentCalls> = {
  all: async ({ reading }, input) => readPayments(reading.db, input),
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
