import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import { apiUrl } from '#api/start-payment.ts';
import type { payMethodCalls } from '#contract/pay-method.ts';
import { readPayMethods } from '#market/payments/payment-methods.ts';
import { savePaymentMethod } from '#market/payments/save-payment-method.ts';

export const payMethodHandlers: Handlers<typeof payMethodCalls> = {
  all: async (visit) => {
    return readPayMethods(visit.reading.db, visit.services, visit.market, apiUrl(visit));
  },
  save: async (visit, input, staff) => {
    const { services, market } = visit;
    await savePaymentMethod(services.db, { ...services, market, staff }, input);
    const saved = (await readPayMethods(services.db, services, market, apiUrl(visit))).find(
      ({ method }) => method === input.method,
    );
    if (!saved) throw new Refusal('method-unavailable');
    return saved;
  },
};
