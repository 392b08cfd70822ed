import type { Handlers } from '#api/handler.ts';
import type { newsletterCalls } from '#contract/newsletter.ts';
import { confirmSubscription, leaveNewsletter, subscribe } from '#market/newsletter/subscribe.ts';

export const newsletterHandlers: Handlers<typeof newsletterCalls> = {
  subscribe: ({ write, language }, { email }) =>
    write((tx) => subscribe(tx, email, language)).then(accepted),
  confirm: ({ write }, { key }) => write((tx) => confirmSubscription(tx, key)).then(accepted),
  leave: ({ write }, { key }) => write((tx) => leaveNewsletter(tx, key)).then(accepted),
};

/** The answer only says that the call was received. */
const accepted = (): true => true;
