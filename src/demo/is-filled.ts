import type { Db } from '#db/connect.ts';

/** Whether the database has a market: the demo's, or the owner's own. */
export async function isFilled(db: Db): Promise<boolean> {
  return (await db.selectFrom('settings').select('one').executeTakeFirst()) !== undefined;
}
