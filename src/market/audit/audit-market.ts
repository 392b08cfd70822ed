import { sql, type RawBuilder } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { balanceChecks } from '#market/audit/balance-checks.ts';
import { bankChecks } from '#market/audit/bank-checks.ts';
import { creditChecks } from '#market/audit/credit-checks.ts';
import { disputeChecks } from '#market/audit/dispute-checks.ts';
import { disputeHoldChecks } from '#market/audit/dispute-hold-checks.ts';
import { facts } from '#market/audit/audit-facts.ts';
import { invoiceChecks } from '#market/audit/invoice-checks.ts';
import { ledgerChecks } from '#market/audit/ledger-checks.ts';
import { orderChecks } from '#market/audit/order-checks.ts';
import { paperChecks } from '#market/audit/paper-checks.ts';
import { refundChecks } from '#market/audit/refund-checks.ts';
import { saleChecks } from '#market/audit/sale-checks.ts';
import { stockChecks } from '#market/audit/stock-checks.ts';
import { payoutChecks } from '#market/audit/payout-checks.ts';
import { reserveChecks } from '#market/audit/reserve-checks.ts';
import { transferChecks } from '#market/audit/transfer-checks.ts';

/**
 * What does not hold, and of what: `sale` of `parcel:12 market`. `expected` is what the facts say,
 * `found` what the records say. Amounts are minor units of `currency`, which is empty for anything
 * that is not money; 1 and 0 stand for something that is there or is not.
 */
export type Fault = {
  fault: string;
  about: string;
  currency: string;
  expected: Money;
  found: Money;
};

/** Each gives rows of (fault, about, currency, expected, found): wrong ones only, or all. */
const checks: RawBuilder<unknown>[] = [
  ...ledgerChecks, // the first one names the columns
  ...saleChecks,
  ...balanceChecks,
  ...orderChecks,
  ...paperChecks,
  ...invoiceChecks,
  ...creditChecks,
  ...refundChecks,
  ...stockChecks,
  ...payoutChecks,
  ...reserveChecks,
  ...transferChecks,
  ...disputeChecks,
  ...disputeHoldChecks,
  ...bankChecks,
];

/**
 * Proves the market's records: the ledger against the facts of money, and goods, stock and papers
 * against each other. Answers what does not hold; nothing when all is well. One statement, so that
 * it sees one moment.
 */
export async function auditMarket(db: Db): Promise<Fault[]> {
  const { rows } = await sql<Fault>`
    with ${facts}
    select fault, about, coalesce(currency, '') as currency, expected, found
    from (${sql.join(checks, sql` union all `)}) f
    where expected <> found
    order by fault, about
  `.execute(db);
  return rows;
}
