import { textsIn, type OpenedThing } from '#web/desk/edit/opened-thing.ts';

/** The title of a thing in the screen's language, or in any that it has; empty if none. */
export function titleIn(opened: OpenedThing | null): string {
  const title = textsIn(opened?.title);
  return title[document.documentElement.lang] ?? Object.values(title)[0] ?? '';
}
