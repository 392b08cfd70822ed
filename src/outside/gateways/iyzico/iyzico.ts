// Iyzico's checkout form: a page by a token, back by a cross-site POST with the token alone. Only
// Iyzico's signed answer to a query by the token counts.
import { z } from 'zod';
import {
  GatewayProblem,
  type Gateway,
  type Opened,
  type ToOpen,
} from '#market/payments/gateways/gateway.ts';
import { iyzicoClient, knowsNoKeys, type Iyzico } from '#outside/gateways/iyzico/iyzico-client.ts';
import { followPayment } from '#outside/gateways/iyzico/iyzico-follow.ts';
import { toForm } from '#outside/gateways/iyzico/iyzico-form.ts';
import { checkIyzicoPayment } from '#outside/gateways/iyzico/iyzico-check.ts';
import { readNotice } from '#outside/gateways/iyzico/iyzico-notice.ts';
import { findRefund, makeRefund } from '#outside/gateways/iyzico/iyzico-refunds.ts';
import { isSigned, type IyzicoKeys } from '#outside/gateways/iyzico/iyzico-signing.ts';
import { pageAt, understand } from '#outside/gateways/gateway-answer.ts';

const opened = z.object({
  status: z.literal('success'),
  conversationId: z.string(),
  token: z.string().regex(/^[\w-]{1,100}$/),
  paymentPageUrl: z.string(),
  tokenExpireTime: z.coerce.number().positive().max(86_400).catch(1800),
  signature: z.string(),
});

/**
 * The gateway for the shop's keys; `url` is Iyzico's API (`https://api.iyzipay.com`), and
 * `identityNumber` is sent for every buyer, because the shop does not ask for theirs. Amounts are
 * sent as decimal text. Iyzico has no idempotency key: a payment that is opened again gets another
 * page, and `checkPayment` finds the payment by our key, whichever page was used.
 */
export function iyzico(keys: IyzicoKeys, url: string, identityNumber: string): Gateway {
  const asking = iyzicoClient(keys, url);
  return {
    open: (wish) => open(asking, wish, identityNumber, url),
    checkPayment: (known) => checkIyzicoPayment(asking, known),
    confirm: (known) => checkIyzicoPayment(asking, known),
    read: async (raw, headers) => readNotice(raw, headers, keys.secretKey),
    refund: (known, wish) => makeRefund(asking, known, wish),
    checkRefund: (known, wish) => findRefund(asking, known, wish),
    follow: (known) => followPayment(asking, known),
    cancel: async () => 'not-supported',
    checkKeys: async () =>
      !knowsNoKeys(
        await asking.post(
          '/payment/bin/check',
          { locale: 'en', conversationId: 'check', binNumber: '552608' },
          2,
        ),
      ),
  };
}

async function open(
  { keys, post, saysNo }: Iyzico,
  wish: ToOpen,
  identityNumber: string,
  url: string,
): Promise<Opened> {
  const answer = await post(
    '/payment/iyzipos/checkoutform/initialize/auth/ecom',
    toForm(wish, identityNumber),
    1,
  );
  if (answer.status !== 'success') throw saysNo(answer);
  const { conversationId, token, paymentPageUrl, tokenExpireTime, signature } = understand(
    opened,
    answer.body,
  );
  if (conversationId !== wish.key || !isSigned(keys.secretKey, [conversationId, token], signature))
    throw new GatewayProblem('malformed', 'signature');
  return {
    providerRef: token,
    action: { kind: 'redirect', url: pageAt(paymentPageUrl, url) },
    expiresAt: new Date(Date.now() + tokenExpireTime * 1000),
  };
}
