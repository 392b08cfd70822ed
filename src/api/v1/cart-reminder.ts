import type { Handlers } from '#api/handler.ts';
import type { cartReminderCalls } from '#contract/cart-reminder.ts';
import { leaveReminders } from '#market/reminders/remind-cart.ts';

export const cartReminderHandlers: Handlers<typeof cartReminderCalls> = {
  leave: async ({ write }, { key }) => {
    await write((tx) => leaveReminders(tx, key));
    return true;
  },
};
