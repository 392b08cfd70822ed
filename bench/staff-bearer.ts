import { transaction } from '#db/transaction.ts';
import { openSession, readBearerSecret } from '#market/accounts/session.ts';
import { signBearer } from '#market/accounts/bearer.ts';
import { putStaff } from '#market/accounts/staff.ts';
import type { Market } from './shop.ts';

/** The bearer of a new owner. */
export async function getBearer({ services: { db } }: Market): Promise<string> {
  const { id } = await db
    .insertInto('accounts')
    .values({
      email: `desk-${crypto.randomUUID()}@example.com`,
      name: 'Bench',
      verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await transaction(db, async (tx) => {
    await putStaff(tx, id, 'owner');
    return openSession(tx, id, { device: '', network: '' });
  });
  return signBearer(await readBearerSecret(db), session);
}
