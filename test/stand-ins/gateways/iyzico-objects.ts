// The objects of Iyzico's answers.
import { decimalText } from '#base/currency.ts';
import type { No, Payment } from './iyzico-books.ts';
import type { Change, Reply } from './stand-in.ts';

/** An amount in its answers, from minor units. */
export const major = (minor: number): number => Number(decimalText(minor, 2));

export const done = (conversationId: unknown, fields: object): Reply => ({
  json: { status: 'success', locale: 'en', systemTime: Date.now(), conversationId, ...fields },
});
export const failed = ({ errorCode, errorMessage }: No): Reply => ({
  json: { status: 'failure', errorCode, errorMessage, locale: 'en', systemTime: Date.now() },
});

/** A payment in Iyzico's answers; `change` replaces some of its values. */
export function asPayment(
  { paymentId, form, status, fraudStatus }: Payment,
  { amount, currency, echo }: Change,
) {
  const price = major(amount ?? form.minor);
  return {
    price,
    paidPrice: price,
    installment: 1,
    paymentId,
    fraudStatus,
    basketId: echo ?? form.basketId,
    currency: currency ?? form.currency,
    paymentStatus: status,
    cardAssociation: 'MASTER_CARD',
    lastFourDigits: '0008',
    binNumber: '552879',
    cardToken: 'reusable-token-of-the-card',
    itemTransactions: [
      {
        itemId: '1',
        paymentTransactionId: `${paymentId}1`,
        transactionStatus: fraudStatus === 1 ? 2 : fraudStatus,
        price,
        paidPrice: price,
      },
    ],
  };
}

/** A payment in the report of a day's payments. */
export function asReported(payment: Payment, change: Change): object {
  const {
    form: { conversationId },
    refunds,
    status,
  } = payment;
  const shown = asPayment(payment, change);
  return {
    ...shown,
    paymentId: Number(shown.paymentId),
    basketId: 'a number of its own',
    paymentConversationId: change.echo ?? conversationId,
    paymentStatus: status === 'SUCCESS' ? 1 : 2,
    itemTransactions: shown.itemTransactions.map((item) => ({
      ...item,
      refunds: refunds.map(
        ({ refundTxId, conversationId: refundConversationId, minor, state }) => ({
          refundTxId,
          refundConversationId,
          refundPrice: major(minor),
          refundStatus: state,
          currencyCode: shown.currency,
        }),
      ),
    })),
  };
}
