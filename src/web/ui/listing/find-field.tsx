import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Choice } from '#web/ui/listing/listing.ts';

type Props = {
  label: string;
  typed: string;
  find: (typed: string) => void;
  /** Null: nothing is typed. */
  found: Choice[] | null;
};

/** Searches the choices of a long filter, and says how many were found; absent without script. */
export function FindField({ label, typed, find, found }: Props) {
  const t = useTranslations('listing');
  const id = useId();
  return (
    <div className="clear-both noscript:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={60}
        placeholder={label}
        value={typed}
        className="field mb-1 px-2 py-1.5 text-sm"
        onChange={(event) => find(event.target.value)}
        onKeyDown={(event) => {
          // neither submits the form nor closes the drawer
          if (event.key === 'Enter' || (event.key === 'Escape' && typed)) event.preventDefault();
          if (event.key === 'Escape') find('');
        }}
      />
      <p role="status" className={found?.length === 0 ? 'py-2 text-sm text-ink-2' : 'sr-only'}>
        {found && t('choices-found', { count: found.length })}
      </p>
    </div>
  );
}
