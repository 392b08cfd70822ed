import type { Handlers } from '#api/handler.ts';
import type { contactCalls } from '#contract/contact.ts';
import { leaveMessage } from '#market/content/leave-message.ts';

export const contactHandlers: Handlers<typeof contactCalls> = {
  send: ({ write }, message) => write((tx) => leaveMessage(tx, message)).then(accepted),
};

/** The answer only says that the call was received. */
const accepted = (): true => true;
