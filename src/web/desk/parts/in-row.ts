import { listText } from '#base/comma.ts';

/** Names one after the other, as the language of the page writes it; empty ones are left out. */
export const inRow = (names: Parameters<typeof listText>[1]): string =>
  listText(document.documentElement.lang, names);
