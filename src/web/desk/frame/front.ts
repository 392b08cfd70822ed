// The back office and the seller centre share their parts. This sets what differs between them,
// once, before anything is drawn.
import type { Answer } from '#client/client.ts';
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';

export type Who = DeskData<'adminDesk.me'>;

export type Front = {
  /** The path of its screens. */
  root: '/admin' | '/seller';
  /** Asks who is signed in and works here. */
  ask: () => Promise<Answer<Who>>;
  /** The store whose screens are shown; null: those of the market. */
  store: () => number | null;
  /** The first call of the screen at an address, if the navigation has it. */
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
