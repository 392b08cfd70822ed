import { useEffect, useState } from 'react';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';

/** An attribute with its values in their order, named in the language of the screen. */
export type Attribute = { id: number; title: string; values: { id: number; title: string }[] };

const said = (texts: unknown): string => {
  const all = textsIn(texts);
  return all[document.documentElement.lang] ?? Object.values(all)[0] ?? '';
};

/** The attributes of these ids, as far as they are known yet; each is asked for once. */
export function useAttributes(ids: number[]): Map<number, Attribute> {
  const [known, know] = useState(new Map<number, Attribute>());
  const missing = ids.filter((id) => !known.has(id)).join();
  useEffect(() => {
    let wanted = true;
    for (const id of missing.split(',').map(Number).filter(Boolean))
      void deskCall('adminAttribute.open', { id }).then((answer) => {
        if (!wanted || !answer.ok) return;
        const { title, values } = answer.data;
        const named = values.map((value) => ({ id: value.id, title: said(value.title) }));
        know((before) => new Map(before).set(id, { id, title: said(title), values: named }));
      });
    return () => {
      wanted = false;
    };
  }, [missing]);
  return known;
}
