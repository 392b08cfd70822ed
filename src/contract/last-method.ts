import { orderMethod } from '#contract/constants.ts';

/** The highest number of a payment method; not in constants.ts, which all pages contain. */
export const lastMethod: number = Math.max(...Object.values(orderMethod));
