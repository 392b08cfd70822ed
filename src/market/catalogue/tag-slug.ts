import { fold } from '#base/fold.ts';
import { keyOf } from '#base/slugs.ts';

/** As the market's own tags are named: words with hyphens; what has no letter keeps its signs. */
export const tagSlug = (title: string): string => fold(title).replaceAll(' ', '-') || keyOf(title);
