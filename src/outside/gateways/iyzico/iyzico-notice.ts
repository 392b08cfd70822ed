import { z } from 'zod';
import type { Notice } from '#market/payments/gateways/gateway.ts';
import { isSame } from '#outside/gateways/hmac.ts';
import { noticeSignature } from '#outside/gateways/iyzico/iyzico-signing.ts';
import { readJson } from '#outside/gateways/gateway-answer.ts';

const word = z.union([z.string(), z.number().int()]).transform(String);
/** The number of a notice is spelt in two ways. */
const notice = z.object({
  iyziEventType: z.string().min(1).max(100),
  iyziPaymentId: word,
  token: z.string().min(1),
  paymentConversationId: z.string(),
  status: z.string().min(1).max(100),
  iyziReferenceCode: word.optional().catch(undefined),
  iyzicoReferenceCode: word.optional().catch(undefined),
});

/** Reads a notice of Iyzico about its hosted form, signed (V3) over the fields that count. */
export function readNotice(raw: Uint8Array, headers: Headers, secretKey: string): Notice | null {
  const read = notice.safeParse(readJson(raw));
  if (!secretKey || !read.success) return null;
  const {
    iyziEventType: kind,
    iyziPaymentId: paid,
    token,
    paymentConversationId: key,
    status,
    iyziReferenceCode,
    iyzicoReferenceCode,
  } = read.data;
  if (
    !isSame(
      noticeSignature(secretKey, [kind, paid, token, key, status]),
      headers.get('x-iyz-signature-v3')?.toLowerCase(),
    )
  )
    return null;
  const number = iyziReferenceCode ?? iyzicoReferenceCode ?? token;
  return {
    eventId: `${number}:${status}`.slice(0, 200),
    kind,
    about: { providerRef: token, key, ...(paid ? { providerPaymentRef: paid } : {}) },
  };
}
