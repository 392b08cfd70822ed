import { textsIn, type OpenedThing } from '#web/desk/edit/opened-thing.ts';

/** The name of a thing in the language of the screen, or in any that it has; empty without one. */
export function titleIn(opened: OpenedThing | null): string {
  const title = textsIn(opened?.title);
  return title[document.documentElement.lang] ?? Object.values(title)[0] ?? '';
}
