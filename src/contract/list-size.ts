/**
 * The rows on a page of a list in the back office: by default, and at most; and the limit of
 * counting.
 */
export const listSize = { usual: 50, most: 200, counted: 10_000 };
