// The sections of the messages by where people meet them, for those who translate.
import { messageGroups, type MessageGroup } from '#contract/admin/message.ts';
import { PARTS } from '#words/parts.ts';

const SECTIONS: Partial<Record<MessageGroup, readonly string[]>> = {
  products: [
    ...PARTS.listing,
    ...PARTS.product,
    ...PARTS.reviews,
    ...PARTS.viewed,
    'directory',
    'sale',
    'search',
    'suggest',
    ...PARTS.report,
  ],
  buying: [...PARTS.buying, ...PARTS.orders, ...PARTS.owing, ...PARTS.paying],
  account: PARTS.account,
  letters: ['letter', 'letter-example', 'subscription', 'invoice'],
  answers: ['refusal', 'toast', 'trouble', 'offline', 'found', 'field', 'address-field'],
  desk: [
    ...PARTS.work,
    ...PARTS.desk,
    ...PARTS.seller,
    'desk-field',
    'health',
    'import',
    'finding',
  ],
};

/** The group of a section; what stands on every page is in none of the others. */
export const groupOf = (section: string): MessageGroup =>
  messageGroups.find((group) => SECTIONS[group]?.includes(section)) ?? 'pages';
