// What a list shows if it has no rows.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Why the rows could not be loaded, and a button to try again. */
export function ListUnreached({ message, again }: { message: string; again: () => void }) {
  const t = useTranslations('desk');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
      {message || t('no-network')}
      <button type="button" onClick={again} className="button button-quiet">
        {t('again')}
      </button>
    </div>
  );
}

/** The same as a card, for screens without a list. */
export function UnreachedCard(props: { message: string; again: () => void }) {
  return (
    <div className="card">
      <ListUnreached {...props} />
    </div>
  );
}

type Props = { clear: (() => void) | null; children: ReactNode };

/** An empty list: because of its filters (then with `clear`), or because there is nothing yet. */
export function ListEmpty({ clear, children }: Props) {
  const t = useTranslations('desk');
  return (
    <div className="grid justify-items-start gap-3 p-6 text-ink-2">
      {clear ? <p>{t('nothing')}</p> : children}
      {clear && (
        <button type="button" onClick={clear} className="button button-quiet">
          {t('clear-filters')}
        </button>
      )}
    </div>
  );
}
