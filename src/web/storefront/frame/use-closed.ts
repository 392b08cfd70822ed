import { useEffect, useState } from 'react';

/** Runs before the first paint: a notice that was closed in this browser takes no room. */
export const hideIfClosed = (name: string): string =>
  `try{if(localStorage.getItem(${JSON.stringify(name)}))` +
  'document.currentScript.previousElementSibling.hidden=true}catch(e){}';

/** Whether a notice was closed in this browser; null until known. */
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
