// Repeats a call that is refused until the password is given again: one dialog asks for it,
// whichever screen made the call; several calls at once wait for the same answer.
import { reactiveState } from '#web/ui/reactive-state.ts';

type ProofRequest = { answer: Promise<boolean>; done: (proven: boolean) => void };

/** The request that waits for the password; null if there is none. */
export const proofRequest = reactiveState<ProofRequest | null>(null);
/** The places for the dialog: the last open dialog, or the frame. */
export const places = reactiveState<string[]>([]);

/** Asks for the password; returns whether it was given. False if no screen can ask. */
export function askForProof(): Promise<boolean> {
  const waiting = proofRequest.get();
  if (waiting) return waiting.answer;
  if (places.get().length === 0) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  proofRequest.set({
    answer: promise,
    done: (proven) => {
      proofRequest.set(null);
      resolve(proven);
    },
  });
  return promise;
}
