/**
 * How many rows a page of a list of the desk has: usually, and at most; and how far those that
 * match are counted.
 */
export const listSize = { usual: 50, most: 200, counted: 10_000 };
