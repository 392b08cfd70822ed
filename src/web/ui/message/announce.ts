// Announcements for screen readers, from one place for the whole page.
import { reactiveState } from '#web/ui/reactive-state.ts';

export type Announcement = { id: number; text: string; urgent: boolean };

const SPOKEN_MS = 5000; // it has been read by then; going on reading should not find it again

export const announcement = reactiveState<Announcement | null>(null);
let last = 0;

/** Reads a sentence after the current one; `urgent` interrupts. */
export function announce(text: string, urgent = false): void {
  const id = ++last;
  announcement.set({ id, text, urgent });
  setTimeout(() => {
    if (announcement.get()?.id === id) announcement.set(null);
  }, SPOKEN_MS);
}
