// What is said to people who listen to a page: one voice for all of it.
import { reactiveState } from '#web/ui/reactive-state.ts';

export type Announcement = { id: number; text: string; urgent: boolean };

const SPOKEN_MS = 5000; // by then it was heard; whoever reads on does not find it again

export const announcement = reactiveState<Announcement | null>(null);
let last = 0;

/** Says a sentence after what is being read just now; `urgent` interrupts that. */
export function announce(text: string, urgent = false): void {
  const id = ++last;
  announcement.set({ id, text, urgent });
  setTimeout(() => {
    if (announcement.get()?.id === id) announcement.set(null);
  }, SPOKEN_MS);
}
