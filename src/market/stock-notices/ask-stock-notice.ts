// Letters for who waits for a variant: one each, to addresses that were proven, when it is back.
import { linkKey } from '#base/id.ts';
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue, writeTo } from '#db/enqueue.ts';
import type { Shopper } from '#market/settings/actor.ts';

type Wanted = { inventory: number; email: string };

/**
 * Writes down who waits for a variant that is sold out. A customer's own proven address waits from
 * now on; any other gets the link that confirms it, unless it waits already. Refuses
 * 'product-not-found', and 'back-in-stock' for what can be bought.
 */
export async function askStockNotice(
  tx: Tx,
  shopper: Shopper,
  { inventory, email }: Wanted,
): Promise<{ confirmed: 0 | 1 }> {
  const variant = await lockVariant(tx, inventory);
  if (!variant) throw new Refusal('product-not-found');
  if (variant.quantity > 0) throw new Refusal('back-in-stock');
  const address = email.trim().toLowerCase();
  const account = await findProven(tx, shopper, address);
  const key = linkKey();
  const { rows } = await sql<{ key: string; confirmed_at: Date | null }>`
    insert into stock_notices (inventory_id, email, account_id, language, key, confirmed_at)
    values (
      ${inventory}, ${address}, ${account}, ${shopper.language}, ${key},
      case when ${account}::int is not null then now() end
    )
    on conflict (email, inventory_id) do update
    set account_id = excluded.account_id, language = excluded.language, asked_at = now(),
      confirmed_at = excluded.confirmed_at, sent_at = null
    where stock_notices.confirmed_at is null or stock_notices.sent_at is not null
    returning key, confirmed_at
  `.execute(tx);
  const [asked] = rows; // none: it waits already
  if (asked && !asked.confirmed_at)
    await writeTo(
      tx,
      'stock-notice-confirm',
      { email: address, language: shopper.language },
      { inventory, key: asked.key },
    );
  return { confirmed: account === null ? 0 : 1 };
}

/**
 * Confirms by the key of the mailed link; again is no mistake. What came back meanwhile is told at
 * once. Refuses 'link-invalid'.
 */
export async function confirmStockNotice(tx: Tx, key: string): Promise<void> {
  const asked = await tx
    .selectFrom('stock_notices')
    .select('inventory_id')
    .where('key', '=', key)
    .executeTakeFirst();
  // pieces that come at this moment wait for this, or this for them: one of both sees the other
  const variant = asked && (await lockVariant(tx, asked.inventory_id));
  const { rows } = await sql`
    update stock_notices set confirmed_at = coalesce(confirmed_at, now())
    where key = ${key}
    returning id
  `.execute(tx);
  if (!asked || rows.length === 0) throw new Refusal('link-invalid');
  if (variant && variant.quantity > 0)
    await enqueue(tx, 'tell-back-in-stock', { inventory: asked.inventory_id });
}

/** Takes it back by the key that stands in each of its letters; again is no mistake. */
export async function leaveStockNotice(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('stock_notices').where('key', '=', key).execute();
}

/** A public product's variant, whose stock stays as it is until the transaction ends. */
export async function lockVariant(
  tx: Tx,
  inventory: number,
): Promise<{ quantity: number } | undefined> {
  const { rows } = await sql<{ quantity: number }>`
    select i.quantity
    from inventories i
    join products p on p.id = i.product_id and p.public
    where i.id = ${inventory}
    for share of i
  `.execute(tx);
  return rows[0];
}

/** The account whose proven address it is, if that is who asks. */
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
