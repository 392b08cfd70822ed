// Groups the sections of messages by where people see them, for translators.
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

/** The group of a section; sections that appear on every page are in the remaining group. */
export const groupOf = (section: string): MessageGroup =>
  messageGroups.find((group) => SECTIONS[group]?.includes(section)) ?? 'pages';
