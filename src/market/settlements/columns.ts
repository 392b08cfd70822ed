// Which columns of a settlement CSV are taken, by gateway. Names are compared without case, blanks
// and marks: "Transaction ID" is `transactionid`.
import { orderMethod } from '#contract/constants.ts';

/**
 * Names of columns. Of `payment`, `refund` and `other` (what identifies a row of each kind) the
 * first with something in it counts; of `kind`, `gross`, `net`, `currency`, `credit` and `debit`
 * the first that is there; of `fee` all that are there, together. What a gateway pays out is its
 * `net`, else credit − debit, else gross − fee.
 */
export type Columns = {
  payment: string[];
  refund: string[];
  other: string[];
  kind: string[];
  gross: string[];
  fee: string[];
  net: string[];
  credit: string[];
  debit: string[];
  currency: string[];
};

/**
 * The table of columns that any file may have, and that a file written by hand does best to have:
 * provider_ref, kind (payment, refund or another word), gross, fee, net, currency.
 */
const generic: Columns = {
  payment: ['providerref'],
  refund: ['providerref'],
  other: ['providerref'],
  kind: ['kind'],
  gross: ['gross'],
  fee: ['fee'],
  net: ['net'],
  credit: [],
  debit: [],
  currency: ['currency'],
};

const own: Record<number, Partial<Columns>> = {
  // Settlement recon report: entity_id is pay_… or rfnd_…; fee holds its tax.
  [orderMethod.razorpay]: {
    payment: ['entityid', 'paymentid'],
    refund: ['entityid'],
    other: ['entityid', 'settlementid'],
    kind: ['type'],
    gross: ['amount'],
    fee: ['fee'],
    credit: ['credit'],
    debit: ['debit'],
    currency: ['currency'],
  },
  // Payout reconciliation and balance change from activity, itemised.
  [orderMethod.stripe]: {
    payment: ['paymentintentid', 'chargeid', 'sourceid'],
    refund: ['sourceid'],
    other: ['balancetransactionid', 'sourceid'],
    kind: ['reportingcategory', 'type'],
    gross: ['gross'],
    fee: ['fee'],
    net: ['net'],
    currency: ['currency'],
  },
  // Activity download; fees stand there below zero.
  [orderMethod.paypal]: {
    payment: ['transactionid'],
    refund: ['transactionid'],
    other: ['transactionid'],
    kind: ['type', 'transactiontype'],
    gross: ['gross', 'amount'],
    fee: ['fee', 'feeamount'],
    net: ['net', 'netamount'],
    currency: ['currency', 'currencycode'],
  },
  // Transactions of a settlement; a file without a kind holds payments.
  [orderMethod.flutterwave]: {
    payment: ['id', 'transactionid', 'txref'],
    refund: ['id', 'refundid'],
    other: ['id'],
    kind: ['type', 'transactiontype'],
    gross: ['chargedamount', 'amount', 'grossamount'],
    fee: ['appfee', 'merchantfee', 'stampdutycharge'],
    net: ['settlementamount', 'netamount'],
    currency: ['currency'],
  },
  // Cut-off and settlement reports, one row an item: rows of one payment are added up.
  [orderMethod.iyzico]: {
    payment: ['paymentid', 'paymentgid', 'conversationid'],
    refund: ['refundid', 'conversationid', 'paymenttxid'],
    other: ['paymenttxid'],
    kind: ['transactiontype', 'transactionstatus'],
    gross: ['paidprice'],
    fee: ['iyzicommissionfee', 'iyzicommissionrateamount'],
    net: ['merchantpayoutamount'],
    currency: ['transactioncurrency', 'settlementcurrency', 'currency'],
  },
};

/** The columns of a gateway's files, with the generic ones behind its own. */
export function columnsOf(method: number): Columns {
  const mine = own[method] ?? {};
  const both = (name: keyof Columns) => [
    ...(mine[name] ?? []),
    ...generic[name].filter((one) => !mine[name]?.includes(one)),
  ];
  return {
    payment: both('payment'),
    refund: both('refund'),
    other: both('other'),
    kind: both('kind'),
    gross: both('gross'),
    fee: both('fee'),
    net: both('net'),
    credit: both('credit'),
    debit: both('debit'),
    currency: both('currency'),
  };
}

/** A name of a column as it is compared. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
