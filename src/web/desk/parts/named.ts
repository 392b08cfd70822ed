import { colonOf } from '#base/colon.ts';

/** A name and its colon, as the language of the page writes it. */
export const withColon = (name: string): string => name + colonOf(document.documentElement.lang);

/** A label and a name, such as "Store: Oak & Co"; an empty part is left out. */
export const named = (name: string, called: string | null | undefined): string =>
  name && called ? withColon(name) + called : name || called || '';
