// A single letter on request: when a variant is back in stock, or when a flash sale starts. It only
// goes to proven addresses, and each letter holds the key that cancels it.
import { sql } from 'kysely';
import { linkKey } from '#base/id.ts';
import type { Tx } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';

type About = { column: 'inventory_id' | 'flash_sale_id'; id: number };
/** `confirm`: the key with which the address must be confirmed; null if that is not needed. */
type AlertResult = { confirmed: 0 | 1; email: string; confirm: string | null };

/**
 * Records a request for a letter about a variant or a sale. A customer's own proven address is
 * active at once; any other must be confirmed, unless it is waiting already. An address that has
 * had its letter can ask again.
 */
export async function askAlert(
  tx: Tx,
  shopper: Shopper,
  { column, id }: About,
  email: string,
): Promise<AlertResult> {
  const address = email.trim().toLowerCase();
  const account = await findProven(tx, shopper, address);
  const { rows } = await sql<{ key: string; confirmed_at: Date | null }>`
    insert into alerts (${sql.ref(column)}, email, account_id, language, key, confirmed_at)
    values (
      ${id}, ${address}, ${account}, ${shopper.language}, ${linkKey()},
      case when ${account}::int is not null then now() end
    )
    on conflict (email, ${sql.ref(column)}) do update
    set account_id = excluded.account_id, language = excluded.language, asked_at = now(),
      confirmed_at = excluded.confirmed_at, sent_at = null
    where alerts.confirmed_at is null or alerts.sent_at is not null
    returning key, confirmed_at
  `.execute(tx);
  const [alert] = rows; // none: it waits already
  return {
    confirmed: account === null ? 0 : 1,
    email: address,
    confirm: alert && !alert.confirmed_at ? alert.key : null,
  };
}

/** Cancels a request by the key in its letters; cancelling twice is not an error. */
export async function leaveAlert(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('alerts').where('key', '=', key).execute();
}

/** The caller's account, if the address is theirs and proven; else null. */
async function findProven(tx: Tx, shopper: Shopper, address: string): Promise<number | null> {
  if (shopper.kind !== 'customer') return null;
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', shopper.accountId)
    .where('email', '=', address)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return account?.id ?? null;
}
