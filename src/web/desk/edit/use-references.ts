import { useEffect, useState } from 'react';
import { listSize } from '#contract/list-size.ts';
import type { Choice } from '#web/desk/edit/chooser.tsx';
import { deskCall, type DeskData, type ReferenceCall } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** Requests wait for such a pause in typing. */
const PAUSE_MS = 200;
const SHOWN = 20;

type Row = { id: number; title: string; image?: string; store?: string };
const choiceOf = ({ id, title, image, store }: Row): Choice => ({
  id,
  title: title || `#${id}`,
  ...(image === undefined ? {} : { image }),
  ...(store === undefined ? {} : { note: store }),
});
const rowsOf = (data: DeskData<ReferenceCall>): Row[] => data.rows;

/** The results of a list for the typed text, and a function that searches. */
export function useFound(list: ReferenceCall): [Choice[], (q: string) => void] {
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { answer } = useDeskAnswer(list, { q, size: SHOWN });
  return [answer?.ok ? rowsOf(answer.data).map(choiceOf) : [], setTyped];
}

/** The names of chosen things, by id; each is loaded once. */
export function useNamed(list: ReferenceCall, ids: number[]) {
  const [known, setKnown] = useState(new Map<number, Choice>());
  const missing = ids
    .filter((id) => !known.has(id))
    .slice(0, listSize.most)
    .join(',');
  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    void deskCall(list, { only: missing, size: listSize.most }).then((answer) => {
      if (!wanted || !answer.ok) return;
      const found = new Map(rowsOf(answer.data).map((row) => [row.id, choiceOf(row)]));
      // one that no longer exists is shown by its id
      const missingIds = missing.split(',').map(Number);
      setKnown(
        (before) =>
          new Map([
            ...before,
            ...missingIds.map((id) => [id, found.get(id) ?? { id, title: `#${id}` }] as const),
          ]),
      );
    });
    return () => {
      wanted = false;
    };
  }, [list, missing]);
  const remember = (choice: Choice) => setKnown((before) => new Map(before).set(choice.id, choice));
  return { nameOf: (id: number): Choice => known.get(id) ?? { id, title: '…' }, remember };
}
