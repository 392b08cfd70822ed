import { fold } from '#base/fold.ts';
import { keyOf } from '#base/slugs.ts';

/**
 * The slug of a tag: the folded title with hyphens for spaces; a title without letters is encoded
 * instead.
 */
export const tagSlug = (title: string): string => fold(title).replaceAll(' ', '-') || keyOf(title);
