// The API's answer for a screen, loaded once the page is there.
import { useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '#web/ui/api.ts';

/**
 * Asks when the screen is there and whenever `key` changes; null while loading. `again` reloads,
 * and keeps the old answer until then.
 */
export function useAnswer<T>(
  key: string,
  ask: (() => Promise<Answer<T>>) | null,
): { answer: Answer<T> | null; again: () => void } {
  const [latest, setLatest] = useState<{ key: string; answer: Answer<T> } | null>(null);
  const [turn, setTurn] = useState(0);
  const askNow = useEffectEvent(() => ask?.());
  useEffect(() => {
    let wanted = true;
    void askNow()?.then((answer) => {
      if (wanted) setLatest({ key, answer });
    });
    return () => {
      wanted = false;
    };
  }, [key, turn]);
  return {
    answer: latest?.key === key ? latest.answer : null,
    again: () => setTurn((count) => count + 1),
  };
}
