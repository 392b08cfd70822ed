import { sql } from 'kysely';
import { linkKey, randomCode } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import type { SentReport } from '#contract/report.ts';
import { NAMELESS } from '#contract/report-reasons.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { referenceTo } from '#market/decisions/record-decision.ts';
import { oneThing, showPublic } from '#market/reports/reported-thing.ts';
import type { Shopper } from '#market/settings/actor.ts';

const MOST_AN_HOUR = 5;
const HOUR_S = 3600;
const MOST_TITLE = 300;

/** The receipt's code; its key is included only when no address gets it by mail. */
export type Receipt = { code: string; key: string | null };
type Sent = Omit<SentReport, 'user_token'>;

/**
 * Stores a report, and mails its receipt. An address with an open report of the same thing gets
 * that receipt again. Refuses 'required' when name, email or good faith is missing, as `oneThing`
 * and `showPublic` do, and 'too-many-requests' after five from one address within an hour. `by` is
 * null for an unknown person.
 */
export async function makeReport(
  tx: Tx,
  { by, language }: { by: Shopper | null; language: string },
  { product, review, store, name, email: sent, ...report }: Sent,
  now = new Date(),
): Promise<Receipt> {
  const thing = oneThing({ product, review, store });
  if (!report.good_faith) throw new Refusal('required', { field: 'good_faith' });
  const email = sent?.toLowerCase() ?? null;
  if (report.reason !== NAMELESS && !name) throw new Refusal('required', { field: 'name' });
  if (report.reason !== NAMELESS && !email) throw new Refusal('required', { field: 'email' });
  const shown = await showPublic(tx, thing, language);
  const title = shown.title.slice(0, MOST_TITLE) || `#${thing.id}`;
  const reference = referenceTo(thing);
  if (email !== null) {
    await oneAtATime(tx, `report ${email}`);
    const before = await findOpen(tx, email, reference);
    if (before) return { code: before, key: null };
    await limit(tx, email);
  }
  const code = randomCode();
  const key = linkKey();
  await tx
    .insertInto('reports')
    .values({
      ...reference,
      ...report,
      code,
      key,
      kind: thing.kind,
      title,
      name,
      email,
      account_id: by?.kind === 'customer' ? by.accountId : null,
      language,
      created_at: now,
    })
    .execute();
  if (email === null) return { code, key };
  const { kind } = thing;
  const notice = { code, key, kind, title, reason: report.reason };
  await writeTo(tx, 'report-received', { email, language }, notice);
  return { code, key: null };
}

/** The code of an address's open report about a thing. */
async function findOpen(
  tx: Tx,
  email: string,
  { product_id, review_id, store_id }: ReturnType<typeof referenceTo>,
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select code
    from reports
    where email = ${email}
      and state = 'open'
      and (product_id = ${product_id} or review_id = ${review_id} or store_id = ${store_id})
  `.execute(tx);
  return rows[0]?.code;
}

async function limit(tx: Tx, email: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from reports
    where email = ${email} and created_at > now() - interval '1 hour'
  `.execute(tx);
  if ((rows[0]?.count ?? 0) >= MOST_AN_HOUR)
    throw new Refusal('too-many-requests', { seconds: HOUR_S });
}
