// A run of one act for many rows, followed until it ends.
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  deskCall,
  type BulkCall,
  type DeskAnswer,
  type DeskData,
} from '#web/desk/parts/desk-call.ts';
import { useOnceKey } from '#web/desk/parts/use-once-key.ts';

export type BulkRun = DeskData<'adminBulk.open'>;
export type RunState = {
  run: BulkRun | null;
  /** Why it, or the next one, could not start. */
  trouble: string | null;
  waits: boolean;
  begin: (input: Record<string, unknown>) => void;
  forget: () => void;
};

const EVERY_MS = 800;

/**
 * The run that was started from this list (`place`), even before this screen was opened; polled
 * until it ends, then `ended` is called. Starting again after a lost answer continues the same run.
 */
export function useBulkRun(call: BulkCall, place: string, ended: (run: BulkRun) => void): RunState {
  const t = useTranslations('desk');
  const key = `desk-bulk:${place}`;
  const [run, setRun] = useState<BulkRun | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [waits, setWaits] = useState(false);
  const [known, setKnown] = useState(() => Number(sessionStorage.getItem(key)));
  const once = useOnceKey();
  const take = (next: BulkRun) => {
    setRun(next);
    if (!next.ended) return;
    sessionStorage.removeItem(key);
    ended(next);
  };
  const forget = () => {
    sessionStorage.removeItem(key);
    setKnown(0);
    setRun(null);
    setTrouble(null);
  };
  const tell = useEffectEvent((answer: DeskAnswer<BulkRun>) => {
    if (answer.ok) take(answer.data);
    else if (answer.code === 'thing-not-found') forget(); // somebody else was signed in here
  });
  const follows = known > 0 && !run?.ended;
  useEffect(() => {
    if (!follows) return;
    const ask = () => deskCall('adminBulk.open', { id: known }).then((answer) => tell(answer));
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, [follows, known]);
  const begin = async (input: Record<string, unknown>) => {
    setWaits(true);
    setTrouble(null);
    const answer = await deskCall(call, { ...input, idempotency_key: once.keyOf(input) });
    setWaits(false);
    if (!answer.ok) return setTrouble(answer.message || t('no-network'));
    once.done();
    sessionStorage.setItem(key, String(answer.data.id));
    setKnown(answer.data.id);
    take(answer.data);
  };
  return { run, trouble, waits, begin: (input) => void begin(input), forget };
}
