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
 * A fault that the audit found: `fault` is its kind (`sale`), `about` what it concerns (`parcel:12
 * market`). `expected` is what the facts say, `found` what the records say. Amounts are in minor
 * units of `currency`; `currency` is empty for anything but money, and then 1 and 0 may stand for
 * present and missing.
 */
export type Fault = {
  fault: string;
  about: string;
  currency: string;
  expected: Money;
  found: Money;
};

/** Each returns rows of (fault, about, currency, expected, found): only wrong ones, or all. */
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
 * Checks the market's records: the ledger against the facts of money, and goods, stock and papers
 * against each other. Returns what does not match; an empty list when all is well. A single
 * statement, so that it sees a single moment.
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
