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
 * What a call answers, asked anew whenever its input changes; the answer before stays until the
 * next is there. `again` asks once more, and when the shop can not be reached then, what it said
 * before stays too: somebody may be typing over it.
 */
export function useDeskAnswer<Name extends DeskCall>(
  name: Name,
  input: DeskInput<Name> | Record<string, unknown>,
): { answer: DeskAnswer<DeskData<Name>> | null; waits: boolean; again: () => void } {
  const key = JSON.stringify([name, input]);
  const [said, say] = useState<{ key: string; answer: DeskAnswer<DeskData<Name>> } | null>(null);
  const [turn, next] = useState(0);
  const ask = useEffectEvent(() => deskCall(name, input));
  useEffect(() => {
    let wanted = true;
    void ask().then((answer) => {
      if (!wanted) return;
      const down = !answer.ok && isDown(answer);
      say((before) => (down && before?.key === key && before.answer.ok ? before : { key, answer }));
    });
    return () => {
      wanted = false;
    };
  }, [key, turn]);
  return {
    answer: said?.answer ?? null,
    waits: said?.key !== key,
    again: () => next((count) => count + 1),
  };
}
