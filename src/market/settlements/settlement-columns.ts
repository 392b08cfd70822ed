// Which columns of a settlement CSV are taken; each gateway says its own. Names are compared
// without case, blanks and marks: "Transaction ID" is `transactionid`.
import type { SettlementColumns as Columns } from '#market/payments/gateways/gateway-facts.ts';

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

/** The columns of a gateway's files, with the generic ones behind its own. */
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

/** A name of a column as it is compared. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
