import { orderMethod } from '#contract/constants.ts';

/** The highest number of a payment method; apart from the constants, which all pages carry. */
export const lastMethod: number = Math.max(...Object.values(orderMethod));
