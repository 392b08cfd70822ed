// The work that waits in the queue: each task's name and payload.
import type { Events } from '#contract/events.ts';

export type Tasks = {
  react: { kind: keyof Events; data: Events[keyof Events] };
  'mail-order': { order: number };
  'resize-picture': { name: string };
  'renew-flash-sales': Record<string, never>;
};
