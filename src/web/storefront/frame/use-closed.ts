import { useEffect, useState } from 'react';

/** Before the first paint: what was closed in this browser does not take its place. */
export const hideIfClosed = (name: string): string =>
  `try{if(localStorage.getItem(${JSON.stringify(name)}))` +
  'document.currentScript.previousElementSibling.hidden=true}catch(e){}';

/** Whether a notice was closed in this browser; null until that is known. */
export function useClosed(name: string): [boolean | null, () => void] {
  const [closed, setClosed] = useState<boolean | null>(null);
  useEffect(() => setClosed(localStorage.getItem(name) !== null), [name]);
  return [
    closed,
    () => {
      localStorage.setItem(name, '1');
      setClosed(true);
    },
  ];
}
