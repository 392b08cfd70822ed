// The data of a stand-in of Iyzico: forms by token, payments, refunds. Amounts are stored in minor
// units; every currency of Iyzico has two decimals.
import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { decimalText, minorOf } from '#base/currency.ts';
import type { Made } from './come-back.ts';

export type Form = {
  token: string;
  conversationId: string;
  basketId: string;
  minor: number;
  currency: string;
  callbackUrl: string;
  item: string;
  endsAt: number;
};
export type Payment = {
  paymentId: string;
  form: Form;
  status: 'SUCCESS' | 'FAILURE';
  fraudStatus: 1 | 0 | -1;
  refunds: Refund[];
};
export type Refund = {
  refundTxId: string;
  conversationId: string;
  minor: number;
  state: 0 | 1 | 2;
};
/**
 * A refusal by Iyzico. The codes for a wrong signature and an unknown key are Iyzico's; the others
 * are the stand-in's.
 */
export type No = { errorCode: string; errorMessage: string };

const CURRENCIES = ['TRY', 'USD', 'EUR', 'GBP', 'CHF', 'NOK'];
const LASTS_S = 1800;
const DECIMALS = 2;
const BUYER = [
  'id',
  'name',
  'surname',
  'identityNumber',
  'email',
  'gsmNumber',
  'registrationAddress',
  'city',
  'country',
  'ip',
];
const ADDRESS = ['contactName', 'city', 'country', 'address'];

export type Books = ReturnType<typeof openBooks>;

/** `refundsWait` says whether refunds are booked as done at once. */
export function openBooks(refundsWait: () => boolean) {
  const forms = new Map<string, Form>();
  const payments: Payment[] = [];
  let count = 20_000_000;

  function makeForm(input: Record<string, unknown>): Form | No {
    const {
      conversationId = '',
      basketId = '',
      currency = 'TRY',
      callbackUrl,
      basketItems,
    } = input;
    const price = minorOf(input.price, DECIMALS);
    const paidPrice = minorOf(input.paidPrice, DECIMALS);
    const items = Array.isArray(basketItems) ? (basketItems as Record<string, unknown>[]) : [];
    if (!price || !paidPrice) return no('5001', 'price and paidPrice must be sent');
    if (typeof currency !== 'string' || !CURRENCIES.includes(currency))
      return no('5002', 'currency is not valid');
    if (
      items.length === 0 ||
      items.some(
        (item) =>
          !minorOf(item.price, DECIMALS) || empty(item, ['id', 'name', 'category1', 'itemType']),
      )
    )
      return no('5003', 'basketItems must be sent, with a price above zero');
    if (items.reduce((sum, item) => sum + (minorOf(item.price, DECIMALS) ?? 0), 0) !== price)
      return no('5004', 'price must be the sum of basketItems');
    if (
      empty(input.buyer, BUYER) ||
      empty(input.shippingAddress, ADDRESS) ||
      empty(input.billingAddress, ADDRESS)
    )
      return no('5005', 'buyer and addresses must be sent');
    if (!isIP(String(Reflect.get(Object(input.buyer), 'ip'))))
      return no('5007', 'buyer.ip must be an IP address');
    if (typeof callbackUrl !== 'string' || !/^https?:\/\//.test(callbackUrl))
      return no('5006', 'callbackUrl must be sent');
    const form: Form = {
      token: randomUUID(),
      conversationId: String(conversationId),
      basketId: String(basketId),
      minor: paidPrice,
      currency,
      callbackUrl,
      item: String(items[0]?.name),
      endsAt: Date.now() + LASTS_S * 1000,
    };
    forms.set(form.token, form);
    return form;
  }

  const formOf = (token: string): Form => {
    const found = forms.get(token);
    if (!found) throw new Error(`no form ${token}`);
    return found;
  };
  const paymentsOf = (token: string) => payments.filter(({ form }) => form.token === token);
  /** The result of a form: the successful payment, or the last try. */
  const paymentOf = (token: string) =>
    paymentsOf(token).find(({ status }) => status === 'SUCCESS') ?? paymentsOf(token).at(-1);

  function attempt(
    token: string,
    status: Payment['status'],
    fraudStatus: Payment['fraudStatus'] = 1,
  ): Form {
    const form = formOf(token);
    if (paymentOf(token)?.status === 'SUCCESS') throw new Error(`${token} is paid`);
    payments.push({ paymentId: String(++count), form, status, fraudStatus, refunds: [] });
    return form;
  }

  /** A held payment succeeds, or fails; a declined one succeeds late. */
  function release(token: string, well: boolean): void {
    const payment = paymentOf(token);
    if (payment)
      Object.assign(payment, well ? { status: 'SUCCESS', fraudStatus: 1 } : { fraudStatus: -1 });
  }

  function makeRefund({
    paymentId,
    price,
    conversationId,
  }: Record<string, unknown>): { payment: Payment; refund: Refund } | No {
    const payment = payments.find((one) => one.paymentId === paymentId);
    const minor = minorOf(price, DECIMALS);
    if (payment?.status !== 'SUCCESS' || payment.fraudStatus !== 1)
      return no('5086', 'payment not found');
    if (
      !minor ||
      payment.refunds.reduce((sum, one) => sum + (one.state === 2 ? 0 : one.minor), 0) + minor >
        payment.form.minor
    )
      return no('5093', 'refund amount is more than the payment');
    const refund: Refund = {
      refundTxId: String(++count),
      conversationId: String(conversationId),
      minor,
      state: refundsWait() ? 0 : 1,
    };
    payment.refunds.push(refund);
    return { payment, refund };
  }

  /** Refunds from its own pages have no conversation id. */
  function refundThere(token: string, minor: number): string {
    const made = makeRefund({
      paymentId: paymentOf(token)?.paymentId,
      price: decimalText(minor, DECIMALS),
      conversationId: '',
    });
    if (isNo(made)) throw new Error(`Iyzico refunds nothing of ${token}: ${made.errorMessage}`);
    return made.refund.refundTxId;
  }

  function endRefund(ref: string, state: 'succeeded' | 'failed'): void {
    for (const { refunds } of payments)
      for (const refund of refunds)
        if ([refund.conversationId, refund.refundTxId].includes(ref))
          refund.state = state === 'succeeded' ? 1 : 2;
  }

  function made(conversationId: string): Made {
    const own = [...forms.values()].filter((form) => form.conversationId === conversationId);
    const paid = payments.filter(
      ({ form, status, fraudStatus }) =>
        own.includes(form) && status === 'SUCCESS' && fraudStatus === 1,
    );
    const back = paid
      .flatMap(({ refunds }) => refunds)
      .filter(({ state }) => state !== 2)
      .map(({ minor }) => minor);
    return {
      opened: own.length,
      received: paid.reduce((sum, { form }) => sum + form.minor, 0),
      back,
    };
  }

  return {
    forms,
    payments,
    makeForm,
    formOf,
    paymentOf,
    attempt,
    release,
    makeRefund,
    refundThere,
    endRefund,
    made,
  };
}

export const no = (errorCode: string, errorMessage: string): No => ({ errorCode, errorMessage });
export const isNo = (result: object): result is No => 'errorCode' in result;
const empty = (part: unknown, names: string[]) =>
  names.some(
    (name) => typeof part !== 'object' || part === null || !String(Reflect.get(part, name) ?? ''),
  );
