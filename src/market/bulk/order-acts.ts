// Cancels many orders for one reason, or mails the links to pay them, each as the call for a single
// one does.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { shortCode } from '#base/short-code.ts';
import { adminOrderCalls } from '#contract/admin/order.ts';
import type { Db } from '#db/connect.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { sendPayLink } from '#market/care/send-pay-link.ts';
import { cancelOrderForBuyer } from '#market/orders/cancel-order.ts';
import { listOrders } from '#market/orders/list-orders.ts';

const act = z.enum(['cancel', 'send-link']);
const taken = z.object({ id: z.int(), version: z.int(), act, reason: z.string() });

/** An order; an act makes its next version. */
async function open(db: Db, id: number): Promise<{ id: number; version: number } | null> {
  const order = await db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst();
  return order ? { id, version: 0 } : null;
}

export const orderActs: BulkKind = {
  noun: 'order',
  permission: 'orders',
  final: true,
  find: async (db, _, query, { size, only }) => {
    const { rows } = await listOrders(db, {
      ...adminOrderCalls.list.input.parse(query),
      size,
      only,
    });
    return rows.map(({ id, code, buyer }) => ({
      id,
      title: [shortCode(code), buyer].filter(Boolean).join(' · '),
    }));
  },
  open,
  plan: async (db, id, { act: name, given: { reason = '' } }) => {
    if (!act.safeParse(name).success) throw new Refusal('invalid-input', { field: 'act' });
    if (name === 'cancel' && !reason) throw new Refusal('required', { field: 'reason' });
    const shown = await open(db, id);
    return shown && { shown, fields: { act: name, reason } };
  },
  save: async (tx, by, fields) => {
    const { id, version, act: name, reason } = taken.parse(fields);
    if (name === 'cancel') await cancelOrderForBuyer(tx, by, { orderId: id, note: reason });
    else await sendPayLink(tx, by, id);
    return { id, version: version + 1 };
  },
  remove: async () => {
    throw new Refusal('invalid-input', { field: 'act' });
  },
};
