import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { OBJECTION_MONTHS } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { findObjecting } from '#market/reports/read-objection.ts';

type Sent = { key: string; words: string; language: string };

/**
 * Stores an objection to a decision, by the key in the letter about it. Refuses 'link-invalid',
 * 'objection-late' after six months, and 'objection-made' the second time.
 */
export async function makeObjection(
  tx: Tx,
  { key, words, language }: Sent,
  now = new Date(),
): Promise<void> {
  const { decision, report } = await findObjecting(tx, key);
  const { rows } = await sql`
    select from decisions
    where id = ${decision}
      and ${now}::timestamptz < decided_at + make_interval(months => ${OBJECTION_MONTHS})
  `.execute(tx);
  if (rows.length === 0) throw new Refusal('objection-late');
  const made = await tx
    .insertInto('objections')
    .values({ decision_id: decision, report_id: report, words, language, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new Refusal('objection-made');
}
