import { Refusal } from '#base/refusal.ts';
import type { StoreRole } from '#contract/store-permission.ts';
import type { Tx } from '#db/connect.ts';
import { record, writeTo } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { slugFor } from '#market/settings/slug-for.ts';
import type { Staff } from '#market/settings/actor.ts';
import { readItems } from '#market/stores/application-item.ts';
import { lockOpen } from '#market/stores/open-application.ts';

/** `despite`: approve although a requirement was not checked. */
export type ApprovedApplication = { id: number; despite: boolean };

/**
 * Approves an application: opens the store with a slug of its own, and makes the applicant its
 * owner, who is mailed. Returns the store's id. Refuses 'application-not-found',
 * 'application-decided', and 'application-unchecked' with the names of unchecked requirements.
 */
export async function approveApplication(
  tx: Tx,
  staff: Staff,
  { id, despite }: ApprovedApplication,
  now = new Date(),
): Promise<number> {
  await oneAtATime(tx, 'store slugs');
  const { account_id, store_name: name, language, ...applicant } = await lockOpen(tx, id);
  const unchecked = await uncheckedOf(tx, id, staff);
  if (unchecked.length > 0 && !despite)
    throw new Refusal('application-unchecked', { items: unchecked });
  const store = await tx
    .insertInto('stores')
    .values({ slug: await freeSlug(tx, name), name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMember(tx, store.id, account_id, 'owner');
  await tx
    .updateTable('applications')
    .set({ state: 'approved', store_id: store.id, decided_by: staff.accountId, decided_at: now })
    .where('id', '=', id)
    .execute();
  await writeTo(
    tx,
    'application-approved',
    { email: applicant.email, language },
    {
      name: applicant.name,
      store: name,
    },
  );
  await audit(tx, staff, {
    action: 'application.approve',
    subject: `application:${id}`,
    note: [name, ...unchecked.map((item) => `✕ ${item}`)].join(' · '),
  });
  await record(tx, 'store-approved', { store: store.id });
  await touch(tx, 'stores');
  return store.id;
}

/** An application, and the reason that its applicant will read. */
export type RefusedApplication = { id: number; reason: string };

/** The applicant may apply again. Refuses 'application-not-found', 'application-decided'. */
export async function refuseApplication(
  tx: Tx,
  staff: Staff,
  { id, reason }: RefusedApplication,
  now = new Date(),
): Promise<void> {
  const { store_name: store, language, name, email } = await lockOpen(tx, id);
  await tx
    .updateTable('applications')
    .set({ state: 'refused', reason, decided_by: staff.accountId, decided_at: now })
    .where('id', '=', id)
    .execute();
  await writeTo(tx, 'application-refused', { email, language }, { name, store, reason });
  await audit(tx, staff, {
    action: 'application.refuse',
    subject: `application:${id}`,
    note: reason,
  });
}

/** Gives a person a role in a store. */
export async function addMember(
  tx: Tx,
  storeId: number,
  accountId: number,
  role: Exclude<StoreRole, 'own'>,
): Promise<void> {
  await tx
    .insertInto('store_members')
    .values({ store_id: storeId, account_id: accountId, role })
    .execute();
}

/** The names of an application's required items that are not checked. */
async function uncheckedOf(tx: Tx, id: number, { language }: Staff): Promise<string[]> {
  const items = await readItems(tx, { applicationId: id, language });
  return items.flatMap(({ required, state, name }) =>
    required && state !== 'checked' ? [name] : [],
  );
}

async function freeSlug(tx: Tx, name: string): Promise<string> {
  const slug = slugFor('store', name);
  const taken = new Set(
    (await tx.selectFrom('stores').select('slug').where('slug', 'like', `${slug}%`).execute()).map(
      (row) => row.slug,
    ),
  );
  for (let number = 1; ; number++) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(free)) return free;
  }
}
