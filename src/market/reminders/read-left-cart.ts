import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { readCartLines, type LineToOrder } from '#market/orders/order-lines.ts';
import { pricedLine } from '#market/orders/priced-line.ts';
import { customerKey } from '#market/settings/actor.ts';

type Line = { title: string; choice: string; image: string; quantity: number; amount: number };
/** Amounts in minor units, of a currency with this many decimals. */
export type LeftCart = { stores: { name: string; lines: Line[] }[]; exponent: number };
type CartLanguages = { language: string; usual: string };

/**
 * The items in a customer's cart that can be bought, by store, at present prices; empty if they
 * have ordered since the reminder, or no longer want such letters.
 */
export async function readLeftCart(
  db: Db,
  accountId: number,
  language: string,
  now = new Date(),
): Promise<LeftCart> {
  const all = (await isWanted(db, accountId))
    ? await readCartLines(db, customerKey(accountId), now)
    : [];
  const lines = all.filter((line) => line.public && line.stock > 0);
  const { rows } = await sql<{ exponent: number; usual: string; stores: Record<string, string> }>`
    select s.currency_exponent as exponent,
      (select code from languages where is_default) as usual,
      coalesce((
        select jsonb_object_agg(t.id, t.name)
        from stores t
        where t.id = any(${lines.map((line) => line.store_id)}::int[])
      ), '{}') as stores
    from settings s
  `.execute(db);
  const { exponent = 2, usual = 'en', stores = {} } = rows[0] ?? {};
  return {
    exponent,
    stores: [...Map.groupBy(lines, (line) => line.store_id)].map(([store, own]) => ({
      name: stores[store] ?? '',
      lines: own.map((line) => lineOf(line, { language, usual })),
    })),
  };
}

function lineOf(line: LineToOrder, { language, usual }: CartLanguages): Line {
  const localText = (texts: Record<string, string> | null) =>
    texts?.[language] ?? texts?.[usual] ?? '';
  return {
    title: localText(line.title),
    choice: localText(line.choice),
    image: line.image,
    quantity: line.quantity,
    amount: pricedLine(line).unit * line.quantity,
  };
}

/** Checks again when the letter is written, because much may have changed since it was queued. */
async function isWanted(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from carts c
    join accounts a on a.id = c.id
    where c.id = ${accountId}
      and coalesce(a.last_order_at < c.reminded_at, true)
      and not exists (
        select from cart_letters l where l.account_id = c.id and l.left_at is not null
      )
  `.execute(db);
  return rows.length > 0;
}
