import { z } from 'zod';
import { exponentOf } from '#base/currency.ts';
import type { Gateway, PaymentToFind, Outcome } from '#market/payments/gateways/gateway.ts';
import { askTwice, type Answer } from '#outside/gateways/ask-gateway.ts';
import { hexHmac, isSame } from '#outside/gateways/hmac.ts';
import { readJson, refused, understand } from '#outside/gateways/gateway-answer.ts';

export type AcmeKeys = { account: string; secret: string };

const payment = z.object({
  id: z.string(),
  key: z.string(),
  paid: z.int(),
  currency: z.string(),
  page: z.string(),
});
const refund = z.object({ id: z.string(), done: z.boolean() });
const notice = z.object({ id: z.string(), payment: z.string() });

/** The invented gateway. Amounts are sent in minor units. */
export function acme({ account, secret }: AcmeKeys, url: string): Gateway {
  const request = async <T>(shape: z.ZodType<T>, path: string, body?: object): Promise<T> => {
    const answer: Answer = await askTwice({
      method: body ? 'POST' : 'GET',
      url: url + path,
      headers: { authorization: `${account} ${secret}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (answer.status !== 200) throw refused(answer, undefined);
    return understand(shape, answer.body);
  };
  const checkPayment = async ({ key }: PaymentToFind): Promise<Outcome> =>
    toOutcome(await request(payment, `/payments/${key}`));
  return {
    open: async ({ key, amount: { minor, currency } }) => {
      const { id, page } = await request(payment, '/payments', { key, minor, currency });
      return { providerRef: id, action: { kind: 'redirect', url: page }, expiresAt: null };
    },
    checkPayment,
    confirm: checkPayment,
    read: async (raw, headers) => {
      if (!isSame(hexHmac(secret, raw), headers.get('acme-signature'))) return null;
      const read = notice.safeParse(readJson(raw)).data;
      return read ? { eventId: read.id, kind: 'paid', about: { providerRef: read.payment } } : null;
    },
    refund: async (payment, { key, amount }) =>
      toRefunded(await request(refund, `/payments/${payment.key}/refunds`, { key, ...amount })),
    checkRefund: async (payment, { key }) =>
      toRefunded(await request(refund, `/payments/${payment.key}/refunds/${key}`)),
    follow: async () => ({ returned: null, refunds: [], disputes: [] }),
    cancel: async () => 'not-supported',
    checkKeys: async () => true,
  };
}

const toOutcome = ({ id, key, paid, currency }: z.infer<typeof payment>): Outcome => ({
  state: paid > 0 ? 'succeeded' : 'sent',
  received: paid > 0 ? { minor: paid, currency, exponent: exponentOf(currency) } : null,
  providerRef: id,
  providerPaymentRef: paid > 0 ? `${id}-paid` : null,
  echo: key,
  detail: '',
});

const toRefunded = ({ id, done }: z.infer<typeof refund>) => ({
  providerRef: id,
  state: done ? ('succeeded' as const) : ('pending' as const),
});
