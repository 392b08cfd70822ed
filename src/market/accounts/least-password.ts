import { leastPassword } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';

/**
 * The shortest password that an account may have: longer for sellers and for staff of the market.
 */
export async function leastPasswordOf(db: Db, email: string): Promise<number> {
  const found = await db
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.email', '=', email)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('staff as s').select('s.account_id').whereRef('s.account_id', '=', 'a.id'),
        ),
        exists(
          selectFrom('store_members as m')
            .select('m.account_id')
            .whereRef('m.account_id', '=', 'a.id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return found ? leastPassword.seller : leastPassword.shopper;
}
