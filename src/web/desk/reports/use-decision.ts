import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskAnswer } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

/** Sends one decision at a time, and keeps its error. `again` reloads what is shown. */
export function useDecision(again: () => void) {
  const t = useTranslations('desk');
  const [waits, setWaits] = useState(false);
  const [problem, setProblem] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const under = useRef(false); // the screen may not yet show that it is running
  const decide = async (ask: () => Promise<DeskAnswer<unknown>>) => {
    if (under.current) return;
    under.current = true;
    setWaits(true);
    const answer = await ask();
    under.current = false;
    setWaits(false);
    setFaults(answer.ok ? {} : answer.fields);
    setProblem(
      answer.ok ? '' : answer.message || Object.values(answer.fields)[0] || t('no-network'),
    );
    if (answer.ok && answer.message) deskToast('done', answer.message);
    if (answer.ok || answer.code.endsWith('-decided')) again();
  };
  return { waits, problem, faults, decide };
}
