// The objects of PayPal's answers.
import { randomBytes } from 'node:crypto';
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import type { Wish, Money } from './paypal-rules.ts';
import type { Change, Reply } from './stand-in.ts';

export type Capture = { id: string; status: 'COMPLETED' | 'PENDING' | 'DECLINED'; created: string };
export type Order = {
  id: string;
  wish: Wish;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  created: string;
  capture: Capture | null;
  /** The account that gets the money. */ payee: string;
  /** The fate of a capture. */ meets: 'money' | 'decline' | 'wait';
};
export type Refund = {
  id: string;
  capture: string;
  amount: Money;
  customId: string | undefined;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  created: string;
};

/** An order in PayPal's answers; `change` replaces some of its values. */
export function asOrder(order: Order, given: readonly Refund[], change: Change, url: string) {
  const [unit] = order.wish.purchase_units;
  const amount = changed(unit?.amount, change);
  const links = [{ href: `${url}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' }];
  return {
    id: change.id ?? order.id,
    intent: 'CAPTURE',
    status: order.status,
    payment_source: {
      paypal:
        order.status === 'COMPLETED'
          ? {
              email_address: 'shopper@example.com',
              account_id: 'QYR5Z8XDVJNXQ',
              name: { given_name: 'Shopper', surname: 'Standing' },
            }
          : {},
    },
    purchase_units: [
      {
        reference_id: unit?.reference_id,
        amount,
        payee: { email_address: 'merchant@example.com', merchant_id: order.payee },
        ...named(change.echo ?? unit?.custom_id, unit?.invoice_id),
        ...(unit?.description ? { description: unit.description } : {}),
        ...(order.capture
          ? {
              payments: {
                captures: [asCapture(order, given, change, url)],
                refunds: given
                  .filter(({ capture }) => capture === order.capture?.id)
                  .map((one) => asRefund(one, url)),
              },
            }
          : {}),
      },
    ],
    create_time: order.created,
    update_time: order.created,
    links:
      order.status === 'PAYER_ACTION_REQUIRED'
        ? [
            ...links,
            { href: `${url}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
          ]
        : links,
  };
}

/** The capture of an order. */
export function asCapture(
  { id, wish, capture }: Order,
  given: readonly Refund[],
  change: Change,
  url: string,
) {
  const [unit] = wish.purchase_units;
  const back = sumOf(given.filter((one) => one.capture === capture?.id && one.status !== 'FAILED'));
  const whole = minorOfMoney(unit?.amount);
  const status =
    capture?.status === 'COMPLETED' && back > 0
      ? back >= whole
        ? 'REFUNDED'
        : 'PARTIALLY_REFUNDED'
      : capture?.status;
  return {
    id: capture?.id,
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: changed(unit?.amount, change),
    final_capture: true,
    ...named(change.echo ?? unit?.custom_id, unit?.invoice_id),
    create_time: capture?.created,
    update_time: capture?.created,
    supplementary_data: { related_ids: { order_id: id } },
    links: [{ href: `${url}/v2/payments/captures/${capture?.id}`, rel: 'self', method: 'GET' }],
  };
}

/** The reference that an order was made with; empty if it has none. */
const named = (customId = '', invoice = '') => ({
  ...(customId ? { custom_id: customId } : {}),
  ...(invoice ? { invoice_id: invoice } : {}),
});

export function asRefund({ id, capture, amount, customId, status, created }: Refund, url: string) {
  return {
    id,
    status,
    amount,
    ...(customId ? { custom_id: customId } : {}),
    create_time: created,
    update_time: created,
    links: [
      { href: `${url}/v2/payments/refunds/${id}`, rel: 'self', method: 'GET' },
      { href: `${url}/v2/payments/captures/${capture}`, rel: 'up', method: 'GET' },
    ],
  };
}

/** Whether an order or a refund was refused: created ones have an id. */
export const isRefused = (made: object): made is Reply => !('id' in made);

/** A number in PayPal's form. */
export const numbered = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);

export const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amount }) => sum + minorOfMoney(amount), 0);
export const minorOfMoney = (amount: Money | undefined): number =>
  amount ? (minorOf(amount.value, exponentOf(amount.currency_code)) ?? 0) : 0;

function changed(
  amount: Money | undefined,
  { amount: minor, currency }: Change,
): Money | undefined {
  if (!amount) return undefined;
  const code = currency ?? amount.currency_code;
  return {
    currency_code: code,
    value: minor === undefined ? amount.value : decimalText(minor, exponentOf(code)),
  };
}
