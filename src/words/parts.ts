// The sections of the messages that not every screen needs: browsers fetch them with the screens that do.
export const PARTS = {
  buying: ['address', 'cart', 'checkout', 'order', 'orders', 'shipping', 'track'],
} as const;

export type Part = keyof typeof PARTS;
