import type { Handlers } from '#api/handler.ts';
import type { newsletterCalls } from '#contract/newsletter.ts';
import { confirmSubscription, leaveNewsletter, subscribe } from '#market/newsletter/subscribe.ts';

export const newsletterHandlers: Handlers<typeof newsletterCalls> = {
  subscribe: ({ write, language }, { email }) =>
    write((tx) => subscribe(tx, email, language)).then(heard),
  confirm: ({ write }, { key }) => write((tx) => confirmSubscription(tx, key)).then(heard),
  leave: ({ write }, { key }) => write((tx) => leaveNewsletter(tx, key)).then(heard),
};

/** The answer says only that the call was heard. */
const heard = (): true => true;
