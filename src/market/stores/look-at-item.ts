// How staff check what an applicant submitted.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';
import { concerns } from '#market/stores/application-item.ts';
import { lockOpen, type Open } from '#market/stores/open-application.ts';

/** An item in the version that was seen; `version` 0: it had not been submitted. */
export type ItemVersion = { applicationId: number; requirementId: number; version: number };
type Found = { kind: string; name: Record<string, string>; version: number; given: boolean };

/**
 * Marks an item as checked, or takes that back. Refuses 'application-not-found',
 * 'application-decided', 'requirement-not-found', 'item-changed' if it was replaced meanwhile, and
 * 'item-missing' if it was not submitted.
 */
export async function checkItem(
  tx: Tx,
  staff: Staff,
  { checked, ...seen }: ItemVersion & { checked: boolean },
  now = new Date(),
): Promise<void> {
  await lockOpen(tx, seen.applicationId);
  const { given, name } = await lockItem(tx, seen);
  if (!given) throw new Refusal('item-missing');
  await sql`
    update application_items
    set state = ${checked ? 'checked' : 'given'}, reason = '', version = version + 1,
      decided_by = ${checked ? staff.accountId : null}::int, decided_at = ${checked ? now : null}
    where application_id = ${seen.applicationId} and requirement_id = ${seen.requirementId}
  `.execute(tx);
  await audit(tx, staff, {
    action: checked ? 'application.check' : 'application.uncheck',
    subject: `application:${seen.applicationId}`,
    note: Object.values(name)[0] ?? '',
  });
}

/**
 * Asks for an item, or for a better one: the applicant is mailed the reason and a link, in their
 * language. Refuses as `checkItem` does, except for a missing item.
 */
export async function askForItem(
  tx: Tx,
  staff: Staff,
  { reason, ...seen }: ItemVersion & { reason: string },
  now = new Date(),
): Promise<void> {
  const open: Open = await lockOpen(tx, seen.applicationId);
  const { kind, name } = await lockItem(tx, seen);
  await sql`
    insert into application_items as i (
      application_id, requirement_id, kind, state, reason, decided_by, decided_at
    )
    values (
      ${seen.applicationId}, ${seen.requirementId}, ${kind}, 'again', ${reason},
      ${staff.accountId}, ${now}
    )
    on conflict (application_id, requirement_id) do update
    set state = 'again', reason = excluded.reason, version = i.version + 1,
      decided_by = excluded.decided_by, decided_at = excluded.decided_at
  `.execute(tx);
  const { email, language, store_name: store } = open;
  const letter = { name: open.name, store, item: name, reason };
  await writeTo(tx, 'application-asked', { email, language }, letter);
  await audit(tx, staff, {
    action: 'application.ask',
    subject: `application:${seen.applicationId}`,
    note: reason,
  });
}

/** The item of a locked application. */
async function lockItem(
  tx: Tx,
  { applicationId, requirementId, version }: ItemVersion,
): Promise<Omit<Found, 'version'>> {
  const { rows } = await sql<Found>`
    select r.kind, r.name, coalesce(i.version, 0) as version, i.given_at is not null as given
    from applications p
    join requirements r on r.id = ${requirementId}
    left join application_items i on i.application_id = p.id and i.requirement_id = r.id
    where p.id = ${applicationId} and ${concerns}
    for key share of r
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('requirement-not-found');
  if (found.version !== version) throw new Refusal('item-changed');
  return found;
}
