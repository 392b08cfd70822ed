// A run of one act over many rows, followed until it ends.
import { useEffect, useEffectEvent, useState } from 'react';
import { deskCall, type BulkCall, type DeskData } from '#web/desk/parts/desk-call.ts';

export type BulkRun = DeskData<'adminBulk.open'>;
export type RunState = {
  run: BulkRun | null;
  /** Why it could not be begun. */
  trouble: string | null;
  waits: boolean;
  begin: (input: Record<string, unknown>) => void;
  forget: () => void;
};

const EVERY_MS = 800;

/**
 * The run that was begun from this list (`place`), also before this screen was opened again; asked
 * for until it ends, and then `ended` is called.
 */
export function useBulkRun(call: BulkCall, place: string, ended: () => void): RunState {
  const key = `desk-bulk:${place}`;
  const [run, setRun] = useState<BulkRun | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [waits, setWaits] = useState(false);
  const [known, setKnown] = useState(() => Number(sessionStorage.getItem(key)));
  const tell = useEffectEvent((next: BulkRun) => {
    setRun(next);
    if (!next.ended) return;
    sessionStorage.removeItem(key);
    ended();
  });
  const follows = known > 0 && !run?.ended;
  useEffect(() => {
    if (!follows) return;
    const ask = () =>
      deskCall('adminBulk.open', { id: known }).then((answer) => {
        if (answer.ok) tell(answer.data);
      });
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, [follows, known]);
  const begin = async (input: Record<string, unknown>) => {
    setWaits(true);
    setTrouble(null);
    const answer = await deskCall(call, input);
    setWaits(false);
    if (!answer.ok) return setTrouble(answer.message);
    sessionStorage.setItem(key, String(answer.data.id));
    setRun(null);
    setKnown(answer.data.id);
  };
  const forget = () => {
    setKnown(0);
    setRun(null);
    setTrouble(null);
  };
  return { run, trouble, waits, begin: (input) => void begin(input), forget };
}
