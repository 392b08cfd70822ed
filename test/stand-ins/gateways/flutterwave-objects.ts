// The objects of Flutterwave's answers.
import { major, type Refund, type Transaction } from './flutterwave-books.ts';
import type { Change } from './stand-in.ts';

/** A transaction in Flutterwave's answers, including data that nobody should store. */
export function asTransaction(
  { id, txRef, minor, currency, status, customer, createdAt }: Transaction,
  { amount, currency: other, echo, id: otherId }: Change = {},
): object {
  const shownCurrency = other ?? currency;
  const value = major(amount ?? minor, shownCurrency);
  return {
    id: otherId === undefined ? id : Number(otherId),
    tx_ref: echo ?? txRef,
    flw_ref: `FLW-MOCK-${id}`,
    device_fingerprint: 'N/A',
    amount: value,
    currency: shownCurrency,
    charged_amount: value,
    app_fee: 0,
    merchant_fee: 0,
    processor_response: status === 'failed' ? 'Insufficient Funds' : 'Approved. Successful',
    auth_model: 'VBVSECURECODE',
    ip: '54.75.161.64',
    narration: 'CARD Transaction',
    status,
    payment_type: 'card',
    created_at: createdAt.toISOString(),
    account_id: 17_321,
    amount_settled: value,
    card: {
      first_6digits: '553188',
      last_4digits: '2950',
      issuer: 'MASTERCARD CREDIT',
      country: 'NIGERIA NG',
      type: 'MASTERCARD',
      token: 'flw-t1nf-reusable-token-of-the-card',
      expiry: '09/32',
    },
    customer: { id: 1, phone_number: 'N/A', created_at: '', ...customer },
  };
}

export const asRefund = ({
  id,
  transaction,
  minor,
  currency,
  status,
  comments,
}: Refund): object => ({
  id,
  account_id: 17_321,
  tx_id: transaction,
  flw_ref: `URF_${id}`,
  wallet_id: 74_639,
  amount_refunded: major(minor, currency),
  status,
  destination: 'payment_source',
  comments,
  meta: { source: 'availablebalance' },
  created_at: new Date().toISOString(),
});
