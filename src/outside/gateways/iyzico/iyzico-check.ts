import { z } from 'zod';
import { exponentOf, minorOf } from '#base/currency.ts';
import { GatewayProblem, type Known, type Outcome } from '#market/payments/gateways/gateway.ts';
import { knowsNoKeys, type Iyzico, type Said } from '#outside/gateways/iyzico/iyzico-asking.ts';
import { reportedBy } from '#outside/gateways/iyzico/iyzico-report.ts';
import { isSigned } from '#outside/gateways/iyzico/iyzico-signing.ts';

const decimal = z.union([z.number(), z.string()]);
const result = z.object({
  paymentStatus: z.string(),
  paymentId: z.coerce.string().nullish(),
  currency: z.string().nullish(),
  basketId: z.string().nullish(),
  conversationId: z.string().nullish(),
  paidPrice: decimal.nullish(),
  price: decimal.nullish(),
  token: z.string().nullish(),
  fraudStatus: z.number().nullish(),
  signature: z.string().nullish(),
});
type Result = z.infer<typeof result>;
/** A bank's no: Iyzico's codes from here up to its next thousand. */
const BANK_SAID_NO = /^10\d{3}$/;

/**
 * How a payment stands: by its page's token, and where that has no money, by our key, for it may
 * have been paid on another page of the same payment.
 */
export async function checkIyzicoPayment(iyzico: Iyzico, known: Known): Promise<Outcome> {
  const first = known.providerRef
    ? await retrieve(iyzico, known, known.providerRef)
    : nothing(known, '');
  if (first.state === 'succeeded' || (first.state === 'processing' && first.providerPaymentRef))
    return first;
  const { payments } = await reportedBy(iyzico, { paymentConversationId: known.key });
  const made = payments.filter(
    ({ paymentConversationId: key, paymentStatus }) => key === known.key && paymentStatus === 1,
  );
  const paid = made.find(({ fraudStatus }) => fraudStatus === 1) ?? made[0];
  return paid
    ? {
        ...toOutcome({ ...paid, paymentStatus: 'SUCCESS' }, known.key),
        providerRef: known.providerRef,
      }
    : first;
}

async function retrieve(iyzico: Iyzico, known: Known, token: string): Promise<Outcome> {
  const said = await iyzico.post(
    '/payment/iyzipos/checkoutform/auth/ecom/detail',
    { locale: 'en', conversationId: known.key, token },
    2,
  );
  const read = result.safeParse(said.body);
  if (!read.success) return unpaid(iyzico, said, known);
  const {
    paymentStatus,
    paymentId,
    currency,
    basketId,
    conversationId,
    paidPrice,
    price,
    signature,
  } = read.data;
  const signed =
    isSigned(
      iyzico.keys.secretKey,
      [
        paymentStatus,
        paymentId,
        currency,
        basketId,
        conversationId,
        paidPrice,
        price,
        read.data.token,
      ],
      signature,
    ) &&
    read.data.token === token &&
    conversationId === known.key;
  if (!signed && (paymentStatus === 'SUCCESS' || signature))
    throw new GatewayProblem('malformed', 'signature');
  return { ...toOutcome(read.data, basketId ?? null), providerRef: token };
}

/** Nothing was tried on the page yet, or its time is over, or the bank said no. */
function unpaid({ saysNo }: Iyzico, said: Said, known: Known): Outcome {
  if (said.status === 'success') throw new GatewayProblem('malformed', 'shape');
  const code = said.errorCode ?? '';
  if (knowsNoKeys(said)) throw saysNo(said);
  return {
    ...nothing(known, code.slice(0, 20)),
    state: BANK_SAID_NO.test(code) ? 'failed' : 'sent',
  };
}

const nothing = ({ providerRef }: Known, detail: string): Outcome => ({
  state: 'sent',
  received: null,
  providerRef,
  providerPaymentRef: null,
  echo: null,
  detail,
});

/** Success counts once Iyzico's own check for fraud is through: 0 is still looking, -1 said no. */
function toOutcome(
  {
    paymentStatus,
    paymentId,
    currency,
    paidPrice,
    fraudStatus,
  }: Pick<Result, 'paymentStatus' | 'paymentId' | 'currency' | 'paidPrice' | 'fraudStatus'>,
  echo: string | null,
): Outcome {
  const exponent = exponentOf(currency ?? '');
  const minor = minorOf(paidPrice, exponent);
  const state = stateOf(paymentStatus, fraudStatus);
  return {
    state,
    received:
      state === 'succeeded' && currency && minor !== null ? { minor, currency, exponent } : null,
    providerRef: null,
    providerPaymentRef: paymentId || null,
    echo,
    detail: `${paymentStatus.slice(0, 40)} ${fraudStatus ?? ''}`.trim(),
  };
}

function stateOf(status: string, fraud: number | null | undefined): Outcome['state'] {
  if (status === 'FAILURE' || fraud === -1) return 'failed';
  return status === 'SUCCESS' && fraud === 1 ? 'succeeded' : 'processing';
}
