import { useEffect, useId } from 'react';
import { proofRequest, places } from '#web/desk/parts/proof.ts';
import { ProofDialog } from '#web/desk/parts/proof-dialog.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';

/** A place for the dialog that asks for the password: the last one on the screen shows it. */
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
