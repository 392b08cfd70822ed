// The columns that are read from a settlement CSV; each gateway has its own. Names are compared
// without case, blanks and punctuation: "Transaction ID" is `transactionid`.
import type { SettlementColumns as Columns } from '#market/payments/gateways/gateway-facts.ts';

/**
 * Columns that any file may have, and the best choice for a file written by hand: provider_ref,
 * kind (payment, refund or another word), gross, fee, net, currency.
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

/** The columns of a gateway's files: its own, then the generic ones. */
export function columnsOf(own: Partial<Columns>): Columns {
  const both = (name: keyof Columns) => [
    ...(own[name] ?? []),
    ...generic[name].filter((one) => !own[name]?.includes(one)),
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

/** The form of a column's name that is compared. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
