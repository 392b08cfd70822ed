import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { noneOf, type ListChange, type ListState } from '#web/desk/list/list-state.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Sheet } from '#web/desk/parts/sheet.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  state: ListState;
  change: ListChange;
  /** The columns to sort by. */
  sorts: { name: string; label: string }[];
  /** The filter fields. */
  children: ReactNode;
};

/** On a phone: the button that opens the filters and the sort order of a list. */
export function ListSheet({ state, change, sorts, children }: Props) {
  const t = useTranslations('desk');
  const [open, setOpen] = useState(false);
  const chosen = Object.values(state.filters).filter(Boolean).length;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="button button-quiet">
        <DeskIcon name="list-filter" />
        <span className="sr-only">{t('filters')}</span>
        {chosen > 0 && <span className="figures">{chosen}</span>}
      </button>
      {open && (
        <Sheet title={t('filters')} close={() => setOpen(false)}>
          {children}
          {sorts.length > 0 && <Sort {...{ state, change, sorts }} />}
          <div className="flex flex-wrap gap-2">
            {chosen > 0 && (
              <button
                type="button"
                onClick={() => change({ filters: noneOf(state) })}
                className="button button-quiet flex-1"
              >
                {t('clear-filters')}
              </button>
            )}
            <button
              type="button"
              onClick={() => setOpen(false)}
              className="button button-primary flex-1"
            >
              {t('show-list')}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}

function Sort({ state, change, sorts }: Omit<Props, 'children'>) {
  const t = useTranslations('desk');
  return (
    <Field label={t('sort')}>
      {(control) => (
        <select
          {...control}
          value={state.sort}
          onChange={({ target }) => change({ sort: target.value })}
          className="field"
        >
          <option value="">{t('sort-usual')}</option>
          {sorts.flatMap(({ name, label }) => [
            <option key={name} value={name}>
              {t('sort-up', { column: label })}
            </option>,
            <option key={`-${name}`} value={`-${name}`}>
              {t('sort-down', { column: label })}
            </option>,
          ])}
        </select>
      )}
    </Field>
  );
}
