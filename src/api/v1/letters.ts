import { leaveMessage } from '#market/content/contact.ts';
import { confirmSubscription, leaveNewsletter, subscribe } from '#market/newsletter/subscribe.ts';
import type { Handlers } from '#api/v1/handlers.ts';

/** The answer says only that the call was heard. */
const heard = (): true => true;

export const letters: Pick<
  Handlers,
  'contact' | 'emailSubscription' | 'confirmSubscription' | 'leaveSubscription'
> = {
  contact: ({ write }, message) => write((tx) => leaveMessage(tx, message)).then(heard),
  emailSubscription: ({ write, language }, { email }) =>
    write((tx) => subscribe(tx, email, language)).then(heard),
  confirmSubscription: ({ write }, { key }) =>
    write((tx) => confirmSubscription(tx, key)).then(heard),
  leaveSubscription: ({ write }, { key }) => write((tx) => leaveNewsletter(tx, key)).then(heard),
};
