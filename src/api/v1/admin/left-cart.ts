import type { Handlers } from '#api/handler.ts';
import type { adminLeftCartCalls } from '#contract/admin/left-cart.ts';
import { listLeftCarts } from '#market/reminders/list-left-carts.ts';
import { remindCart } from '#market/reminders/remind-cart.ts';

export const adminLeftCartHandlers: Handlers<typeof adminLeftCartCalls> = {
  list: ({ reading: { db, now }, market }, query, { language }) =>
    listLeftCarts(db, query, { language, market }, now),
  remind: async ({ write }, { id }, by) => {
    await write((tx) => remindCart(tx, by, id));
    return null;
  },
};
