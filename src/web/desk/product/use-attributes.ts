import { useEffect, useEffectEvent, useState } from 'react';
import { useProductCalls, type Attribute } from '#web/desk/product/product-calls.ts';

export type { Attribute } from '#web/desk/product/product-calls.ts';

/** The attributes with these ids that are already loaded; each is loaded once. */
export function useAttributes(ids: number[]): Map<number, Attribute> {
  const [known, setKnown] = useState(new Map<number, Attribute>());
  const { readAttribute } = useProductCalls();
  const read = useEffectEvent((id: number) => readAttribute(id));
  const missing = ids.filter((id) => !known.has(id)).join();
  useEffect(() => {
    let wanted = true;
    for (const id of missing.split(',').map(Number).filter(Boolean))
      void read(id).then((attribute) => {
        if (wanted && attribute) setKnown((before) => new Map(before).set(id, attribute));
      });
    return () => {
      wanted = false;
    };
  }, [missing]);
  return known;
}
