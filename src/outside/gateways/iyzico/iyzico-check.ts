import {
  GatewayProblem,
  type PaymentToFind,
  type Outcome,
} from '#market/payments/gateways/gateway.ts';
import {
  knowsNoKeys,
  type Iyzico,
  type IyzicoAnswer,
} from '#outside/gateways/iyzico/iyzico-client.ts';
import { iyzicoResult, toOutcome } from '#outside/gateways/iyzico/iyzico-outcome.ts';
import { reportedBy } from '#outside/gateways/iyzico/iyzico-report.ts';
import { isSigned } from '#outside/gateways/iyzico/iyzico-signing.ts';

/** The codes of a decline by the bank: 10000 to 10999. */
const BANK_SAID_NO = /^10\d{3}$/;

/**
 * The outcome of a payment: by the token of its page, and if that was not paid, by our key, because
 * the shopper may have paid on another page of the same payment. Throws a GatewayProblem.
 */
export async function checkIyzicoPayment(iyzico: Iyzico, known: PaymentToFind): Promise<Outcome> {
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

async function retrieve(iyzico: Iyzico, known: PaymentToFind, token: string): Promise<Outcome> {
  const answer = await iyzico.post(
    '/payment/iyzipos/checkoutform/auth/ecom/detail',
    { locale: 'en', conversationId: known.key, token },
    2,
  );
  const read = iyzicoResult.safeParse(answer.body);
  if (!read.success) return unpaid(iyzico, answer, known);
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

/** The shopper has not tried to pay yet, or the page has expired, or the bank said no. */
function unpaid({ saysNo }: Iyzico, answer: IyzicoAnswer, known: PaymentToFind): Outcome {
  if (answer.status === 'success') throw new GatewayProblem('malformed', 'shape');
  const code = answer.errorCode ?? '';
  if (knowsNoKeys(answer)) throw saysNo(answer);
  return {
    ...nothing(known, code.slice(0, 20)),
    state: BANK_SAID_NO.test(code) ? 'failed' : 'sent',
  };
}

const nothing = ({ providerRef }: PaymentToFind, detail: string): Outcome => ({
  state: 'sent',
  received: null,
  providerRef,
  providerPaymentRef: null,
  echo: null,
  detail,
});
