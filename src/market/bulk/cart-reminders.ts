// Reminds many customers of their carts at once, each as the call for a single one does.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { adminLeftCartCalls } from '#contract/admin/left-cart.ts';
import type { Db } from '#db/connect.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { listLeftCarts } from '#market/reminders/list-left-carts.ts';
import { remindCart } from '#market/reminders/remind-cart.ts';

const reminded = z.object({ id: z.int(), version: z.int() });

/** A left cart; sending the letter makes its next version. */
async function open(db: Db, id: number): Promise<{ id: number; version: number } | null> {
  const cart = await db.selectFrom('carts').select('id').where('id', '=', id).executeTakeFirst();
  return cart ? { id, version: 0 } : null;
}

export const cartReminders: BulkKind = {
  noun: 'left-cart',
  permission: 'customers',
  final: true,
  find: async (db, { language }, query, { size, only, market, now }) =>
    (
      await listLeftCarts(
        db,
        { ...adminLeftCartCalls.list.input.parse(query), size, only },
        { language, market },
        now,
      )
    ).rows,
  open,
  plan: async (db, id, { act }) => {
    if (act !== 'remind') throw new Refusal('invalid-input', { field: 'act' });
    const shown = await open(db, id);
    return shown && { shown, fields: {} };
  },
  save: async (tx, by, fields) => {
    const { id, version } = reminded.parse(fields);
    await remindCart(tx, by, id);
    return { id, version: version + 1 };
  },
  remove: async () => {
    throw new Refusal('invalid-input', { field: 'act' });
  },
};
