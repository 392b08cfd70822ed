import { sql, type RawBuilder } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { bankChecks } from '#market/audit/bank-checks.ts';
import { disputeChecks } from '#market/audit/dispute-checks.ts';
import { facts } from '#market/audit/facts.ts';
import { ledgerChecks } from '#market/audit/ledger-checks.ts';
import { orderChecks } from '#market/audit/order-checks.ts';
import { paperChecks } from '#market/audit/paper-checks.ts';
import { refundChecks } from '#market/audit/refund-checks.ts';
import { stockChecks } from '#market/audit/stock-checks.ts';
import { payoutChecks, reserveChecks } from '#market/audit/payout-checks.ts';
import { transferChecks } from '#market/audit/transfer-checks.ts';

/**
 * What does not hold, and of what: `sale` of `parcel:12 market`. `expected` by the facts, `found`
 * in the records. Amounts are minor units of `currency`, which is empty for anything that is not
 * money;
 * 1 and 0 stand for something that is there or is not.
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
  ...ledgerChecks,
  ...orderChecks,
  ...paperChecks,
  ...refundChecks,
  ...stockChecks,
  ...payoutChecks,
  ...reserveChecks,
  ...transferChecks,
  ...disputeChecks,
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
    order by fault, about`.execute(db);
  return rows;
}
