import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

export type View = { name: string; label: string };
type Props = {
  views: View[];
  /** The label of the first, if it does not show all. */
  first?: string | undefined;
  chosen: string;
  choose: (view: string) => void;
};

/** The views of a list as tabs; the first shows all, unless its label says otherwise. */
export function ListViews({ views, first, chosen, choose }: Props) {
  const t = useTranslations('desk');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current
      ?.querySelector('[aria-pressed=true]')
      ?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, []); // a pressed one is already visible
  return (
    <div className="border-b border-line">
      <div
        ref={row}
        role="group"
        aria-label={t('views')}
        className="flex ps-2 max-md:more-at-end md:flex-wrap md:pe-2"
      >
        {[{ name: '', label: first ?? t('all') }, ...views].map(({ name, label }) => (
          <button
            key={name}
            type="button"
            aria-pressed={chosen === name}
            onClick={() => choose(name)}
            className={
              'min-h-11 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap ' +
              'text-ink-2 hover:text-ink aria-pressed:border-primary aria-pressed:text-primary'
            }
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
