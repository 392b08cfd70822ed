/** How many rows a page of a list of the desk has: usually, and at most. */
export const listSize = { usual: 50, most: 200 };
