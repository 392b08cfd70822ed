// A call that was refused until the password is given again: asked for in one dialog, whichever
// screen made it; several calls at once wait for the same answer.
import { reactiveState } from '#web/ui/reactive-state.ts';

type Asked = { answer: Promise<boolean>; done: (proven: boolean) => void };

/** What waits for the password; null when nothing does. */
export const asked = reactiveState<Asked | null>(null);
/** Where the dialog can be shown: it belongs into the last dialog that is open, or the frame. */
export const places = reactiveState<string[]>([]);

/** Asks for the password; answers whether it was given. False where no screen can ask. */
export function askForProof(): Promise<boolean> {
  const waiting = asked.get();
  if (waiting) return waiting.answer;
  if (places.get().length === 0) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  asked.set({
    answer: promise,
    done: (proven) => {
      asked.set(null);
      resolve(proven);
    },
  });
  return promise;
}
