// The back office and the seller centre share their parts. What differs between them is said here,
// once, before anything is drawn.
import type { Answer } from '#client/client.ts';
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';

export type Who = DeskData<'adminDesk.me'>;

export type Front = {
  /** Where its screens stand. */
  root: '/admin' | '/seller';
  /** Asks who works here. */
  ask: () => Promise<Answer<Who>>;
  /** The store whose screens are shown; null: those of the market. */
  store: () => number | null;
  /** The call that the screen at an address makes first, where the navigation leads there. */
  callOf: (path: string) => DeskCall | undefined;
};
let opened: Front | undefined;

export function front(): Front {
  if (!opened) throw new Error('No front was opened.');
  return opened;
}

export function openFront(one: Front): void {
  opened = one;
}
