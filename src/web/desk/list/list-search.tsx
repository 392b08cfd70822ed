import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** Requests wait for such a pause in typing. */
const PAUSE_MS = 250;

/** The search field of a list. */
export function ListSearch({ value, search }: { value: string; search: (q: string) => void }) {
  const t = useTranslations('desk');
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [searched, setSearched] = useState(value);
  if (known !== value) {
    setKnown(value);
    // what is typed during a search stays
    if (value !== searched) setTyped(value);
    setSearched(value);
  }
  const ask = useEffectEvent(() => {
    const text = typed.trim();
    if (text === value) return;
    setSearched(text);
    search(text);
  });
  useEffect(() => {
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative min-w-0 flex-1 lg:max-w-sm">
      <DeskIcon name="search" className="absolute start-3 top-1/2 -translate-y-1/2 text-ink-2" />
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="field ps-10 text-sm"
      />
    </div>
  );
}
