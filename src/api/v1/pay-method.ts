import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import { apiUrl } from '#api/start-payment.ts';
import type { payMethodCalls, PayMethodRow } from '#contract/pay-method.ts';
import type { Visit } from '#hall/visit.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import { readPayMethods } from '#market/payments/payment-methods.ts';
import { PAYMENT_METHOD, savePaymentMethod } from '#market/payments/save-payment-method.ts';
import { tryPaymentMethod } from '#market/payments/try-payment-method.ts';

export const payMethodHandlers: Handlers<typeof payMethodCalls> = {
  all: (visit) => allOf(visit),
  open: (visit, { id }) => payMethod(visit, id),
  edits: async (visit, { id }) => {
    await payMethod(visit, id);
    return readEdits(visit.services.db, PAYMENT_METHOD.noun, id);
  },
  save: async (visit, input, staff) => {
    const { services, market } = visit;
    await savePaymentMethod(services.db, { ...services, market, staff }, input);
    return payMethod(visit, input.method);
  },
  test: async ({ services }, input) => {
    await tryPaymentMethod(services.db, services, input);
    return null;
  },
};

const allOf = (visit: Visit) =>
  readPayMethods(visit.services.db, visit.services, visit.market, apiUrl(visit));

async function payMethod(visit: Visit, id: number): Promise<PayMethodRow> {
  const found = (await allOf(visit)).find(({ method }) => method === id);
  if (!found) throw new Refusal('thing-not-found');
  return found;
}
