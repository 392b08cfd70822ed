import type { Letters } from '#contract/letters.ts';

/** Letters with a code in them. */
export const codeKinds: (keyof Letters)[] = [
  'verify',
  'password-code',
  'seller-verify',
  'social-code',
];
/** Letters whose text is deleted once sent, because it would let others act as their reader. */
export const secretKinds: (keyof Letters)[] = [
  ...codeKinds,
  'staff-invited',
  'store-invited',
  'newsletter-confirm',
  'stock-notice-confirm',
  'sale-notice-confirm',
];
/** How long a code is valid, in minutes. */
export const CODE_MINUTES = 15;
