import { z } from 'zod';
import { knowsNoKeys, type Iyzico } from '#outside/gateways/iyzico/iyzico-client.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const ref = z.coerce.string();
const decimal = z.union([z.number(), z.string()]);
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((all) => all ?? []);
const refund = z.object({
  refundTxId: ref.optional().catch(undefined),
  refundConversationId: z.string().nullish(),
  refundPrice: decimal,
  refundStatus: z.number().nullish(),
});
const payment = z.object({
  paymentId: ref,
  paymentConversationId: z.string().nullish(),
  paymentStatus: z.number(),
  fraudStatus: z.number().nullish(),
  currency: z.string(),
  paidPrice: decimal,
  paymentRefundStatus: z.string().nullish(),
  cancels: listOf(refund).catch([]),
  itemTransactions: listOf(z.object({ refunds: listOf(refund) })),
});
const report = z.object({ payments: listOf(payment) });
export type Report = z.infer<typeof report>;
export type ReportedRefund = z.infer<typeof refund>;

/**
 * What Iyzico's reports list of a payment, by one of our keys or by its own number; nothing where
 * they have none. They run some seconds behind.
 */
export async function reportedBy(
  iyzico: Iyzico,
  by: { paymentConversationId: string } | { paymentId: string },
): Promise<Report> {
  const answer = await iyzico.get('/v2/reporting/payment/details', {
    locale: 'en',
    conversationId: 'report',
    ...by,
  });
  if (answer.status === 'success') return understand(report, answer.body);
  if (knowsNoKeys(answer)) throw iyzico.saysNo(answer);
  return { payments: [] };
}
