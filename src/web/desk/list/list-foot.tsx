import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type Props = { choose: (() => void) | null; children: ReactNode };

/** On a phone, puts actions within reach of a thumb; `choose`: rows can be chosen. */
export function ListFoot({ choose, children }: Props) {
  const t = useTranslations('desk-list');
  return (
    <div
      className={
        'foot-act sticky bottom-(--foot,0px) -mx-4 mt-4 -mb-4 flex gap-2 border-t border-line ' +
        'bg-ground p-3 md:-mx-6 md:-mb-6'
      }
    >
      {choose && (
        <button type="button" onClick={choose} className="button button-quiet">
          {t('choose-rows')}
        </button>
      )}
      {children}
    </div>
  );
}
