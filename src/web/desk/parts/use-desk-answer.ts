import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { isDown } from '#web/desk/frame/who.ts';
import {
  deskCall,
  type DeskAnswer,
  type DeskData,
  type DeskInput,
} from '#web/desk/parts/desk-call.ts';

/**
 * The answer of a call, loaded again whenever its input changes; the last answer stays until the
 * next one arrives. `again` reloads it; if the server cannot be reached then, the last answer stays
 * too, because somebody may be editing it.
 */
export function useDeskAnswer<Name extends DeskCall>(
  name: Name,
  input: DeskInput<Name> | Record<string, unknown>,
): { answer: DeskAnswer<DeskData<Name>> | null; waits: boolean; again: () => void } {
  const key = JSON.stringify([name, input]);
  const [latest, setLatest] = useState<{ key: string; answer: DeskAnswer<DeskData<Name>> } | null>(
    null,
  );
  const [turn, setTurn] = useState(0);
  const ask = useEffectEvent(() => deskCall(name, input));
  useEffect(() => {
    let wanted = true;
    void ask().then((answer) => {
      if (!wanted) return;
      const down = !answer.ok && isDown(answer);
      setLatest((before) =>
        down && before?.key === key && before.answer.ok ? before : { key, answer },
      );
    });
    return () => {
      wanted = false;
    };
  }, [key, turn]);
  return {
    answer: latest?.answer ?? null,
    waits: latest?.key !== key,
    again: () => setTurn((count) => count + 1),
  };
}
