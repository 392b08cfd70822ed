import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record, writeTo } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { slugFor } from '#market/settings/slug-for.ts';
import { customerKey, type Staff } from '#market/settings/actor.ts';

type Open = {
  account_id: number;
  state: string;
  store_name: string;
  language: string;
  name: string;
  email: string;
};

/**
 * Opens the store of an application, with a slug of its own; the applicant owns it and is told.
 * Answers the store's id. Refuses 'application-not-found', 'application-decided'.
 */
export async function approveApplication(
  tx: Tx,
  staff: Staff,
  id: number,
  now = new Date(),
): Promise<number> {
  await oneAtATime(tx, 'store slugs');
  const { account_id, store_name: name, language, ...applicant } = await lockOpen(tx, id);
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
    note: name,
  });
  await record(tx, 'store-approved', { store: store.id });
  await touch(tx, 'stores');
  return store.id;
}

/** An application and the reason that its applicant reads. */
export type RefusedApplication = { id: number; reason: string };

/**
 * Refuses an application; the applicant reads the reason and may apply again. Refuses
 * 'application-not-found', 'application-decided'.
 */
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

/** Lets somebody run a store. */
export async function addMember(
  tx: Tx,
  storeId: number,
  accountId: number,
  role: 'owner' | 'staff',
): Promise<void> {
  await tx
    .insertInto('store_members')
    .values({ store_id: storeId, account_id: accountId, role })
    .execute();
}

/**
 * An application that waits for a decision, held against other decisions and against its
 * applicant's leaving. One that was never proven is as if it were not there.
 */
async function lockOpen(tx: Tx, id: number): Promise<Open> {
  const found = await tx
    .selectFrom('applications')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (found) await oneAtATime(tx, customerKey(found.account_id));
  const {
    rows: [open],
  } = await sql<Open>`
    select p.account_id, p.state, p.store_name, p.language, a.name, a.email
    from applications p
    join accounts a on a.id = p.account_id
    where p.id = ${id}
    for update of p
  `.execute(tx);
  if (!open || open.state === 'unverified') throw new Refusal('application-not-found');
  if (open.state !== 'received') throw new Refusal('application-decided');
  return open;
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
