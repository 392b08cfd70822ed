import { useEffect, useId } from 'react';
import { proofRequest, places } from '#web/desk/parts/proof.ts';
import { ProofDialog } from '#web/desk/parts/proof-dialog.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';

/** Where the password is asked for again: the last of these places that is on the screen. */
export function ProofPlace() {
  const id = useId();
  const waiting = useReactiveState(proofRequest);
  const all = useReactiveState(places);
  useEffect(() => {
    places.set([...places.get(), id]);
    return () => places.set(places.get().filter((one) => one !== id));
  }, [id]);
  return waiting && all.at(-1) === id ? <ProofDialog done={waiting.done} /> : null;
}
