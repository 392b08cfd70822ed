import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import type { Customer } from '#market/settings/actor.ts';
import { concerns, type SubmittedFile } from '#market/stores/application-item.ts';
import { latestOf } from '#market/stores/own-application.ts';

/** A requirement, and the text or file submitted for it, depending on its kind. */
export type SubmittedItem = { requirementId: number; said: string; file: SubmittedFile | null };
type RequestedItem = { application_id: number; state: string; kind: 'file' | 'text' };

/**
 * Submits an item for the caller's application, or replaces one, which staff must then check again.
 * Refuses 'application-not-found', 'application-decided', 'requirement-not-found' for one that does
 * not apply to them, and 'required' for an empty item.
 */
export async function giveItem(
  tx: Tx,
  customer: Customer,
  given: SubmittedItem,
  now = new Date(),
): Promise<void> {
  await oneAtATime(tx, customer.key); // as staff who decide do
  const { application_id, kind } = await findRequested(tx, customer, given.requirementId);
  const content = contentOf(kind, given);
  await tx
    .insertInto('application_items')
    .values({
      application_id,
      requirement_id: given.requirementId,
      kind,
      ...content,
      given_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'requirement_id']).doUpdateSet({
        ...content,
        given_at: now,
        state: 'given',
        reason: '',
        decided_by: null,
        decided_at: null,
        version: sql`application_items.version + 1`,
      }),
    )
    .execute();
}

function contentOf(kind: RequestedItem['kind'], { said, file }: SubmittedItem) {
  if (kind === 'text') {
    if (!said) throw new Refusal('required', { field: 'said' });
    return { said, type: null, bytes: null };
  }
  if (!file) throw new Refusal('required', { field: 'file' });
  return { said: '', ...file };
}

async function findRequested(
  tx: Tx,
  { accountId }: Customer,
  requirementId: number,
): Promise<RequestedItem> {
  await sql`select from requirements where id = ${requirementId} for key share`.execute(tx);
  const { rows } = await sql<RequestedItem & { concerned: boolean | null }>`
    select p.id as application_id, p.state, r.kind, ${concerns} as concerned
    from applications p
    left join requirements r on r.id = ${requirementId}
    left join application_items i on i.application_id = p.id and i.requirement_id = r.id
    where p.id = ${latestOf(accountId)}
    for update of p
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('application-not-found');
  if (found.state !== 'received') throw new Refusal('application-decided');
  if (!found.concerned || !found.kind) throw new Refusal('requirement-not-found');
  return found;
}
