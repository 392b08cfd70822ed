import { listText } from '#base/comma.ts';

/** Names in a list, in the way of the page's language; empty ones are left out. */
export const inRow = (names: Parameters<typeof listText>[1]): string =>
  listText(document.documentElement.lang, names);
