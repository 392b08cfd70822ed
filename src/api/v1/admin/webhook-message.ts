import type { Handlers } from '#api/handler.ts';
import type { adminWebhookMessageCalls } from '#contract/admin/webhook-message.ts';
import { sendAgain, skipMessage } from '#market/webhooks/move-message.ts';
import { openMessage } from '#market/webhooks/read-messages.ts';

export const adminWebhookMessageHandlers: Handlers<typeof adminWebhookMessageCalls> = {
  open: ({ reading }, { id }) => openMessage(reading.db, id),
  again: ({ write }, { id }, by) =>
    write(async (tx) => {
      await sendAgain(tx, by, id);
      return openMessage(tx, id);
    }),
  skip: ({ write }, { id }, by) =>
    write(async (tx) => {
      await skipMessage(tx, by, id);
      return openMessage(tx, id);
    }),
};
