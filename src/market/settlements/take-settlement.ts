import { exponentOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import type { Staff } from '#market/settings/actor.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import { findSettlement, type SettlementReport } from '#market/settlements/find-settlement.ts';
import { parseSettlement } from '#market/settlements/parse-settlement.ts';
import { writeSettled } from '#market/settlements/write-settled.ts';
import { writeSettlementLines } from '#market/settlements/write-settlement-lines.ts';

/** A file of a gateway: the number of its method, the file's name, and its content. */
export type SettlementFile = { method: number; name: string; csv: string };

const MOST_LETTERS = 20_000_000;

/**
 * Reads a gateway's settlement CSV (its GatewayFacts name the columns). Each row is compared with
 * the ledger's payment or refund; what matches is booked as paid out to the market's bank, and the
 * gateway's fee as a cost. The first file with a payment settles it, so a file may be read again.
 * Returns the result of each row; missing and different rows change nothing. `staff` null: from the
 * terminal. Refuses 'method-unavailable' for a payment method without a gateway, 'too-large', and
 * 'settlement-unreadable' with the line.
 */
export async function takeSettlement(
  tx: Tx,
  { staff, gateways }: { staff: Staff | null; gateways: Pick<Gateways, 'known'> },
  { method, name, csv }: SettlementFile,
  now = new Date(),
): Promise<SettlementReport> {
  const gateway = factsOf(gateways, method);
  if (!gateway) throw new Refusal('method-unavailable');
  if (csv.length > MOST_LETTERS) throw new Refusal('too-large');
  const shop = await tx
    .selectFrom('settings')
    .select(['currency', 'currency_exponent'])
    .executeTakeFirstOrThrow();
  const rows = parseSettlement(gateway.columns, csv, (currency) =>
    currency === shop.currency ? shop.currency_exponent : exponentOf(currency),
  );
  // the first file with a payment settles it, even of two that are read at once
  await oneAtATime(tx, 'settlements');
  const { id } = await tx
    .insertInto('settlements')
    .values({ method, name, account_id: staff?.accountId ?? null, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeSettlementLines(tx, { id, method }, rows);
  await writeSettled(tx, { id, method, accountId: staff?.accountId ?? null }, now);
  await audit(tx, staff, { action: 'settlement.read', subject: `settlement:${id}`, note: name });
  return findSettlement(tx, id);
}
