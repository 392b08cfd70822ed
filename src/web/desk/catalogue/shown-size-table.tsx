// Shows size tables in the edit history, and when two people change one at once.
import { useLocale, useTranslations } from 'use-intl';
import { cellText, sizeTableChanges } from '#web/desk/catalogue/size-table-changes.ts';
import { tableIn } from '#web/desk/catalogue/size-table-value.ts';
import type { Parts } from '#web/desk/edit/edit-history.tsx';
import { lineOf, type Show } from '#web/desk/edit/shown-value.tsx';

/** A whole size table: its title, its head and its rows, one below the other. */
export const showSizeTable: Show = (value, amounts) => {
  const table = tableIn(value);
  if (!table || Array.isArray(value)) return lineOf(value, amounts);
  const textOf = (cell: Parameters<typeof cellText>[0]) =>
    cellText(cell, document.documentElement.lang);
  const head = table.columns.map(({ title }) => title);
  return (
    <span className="grid">
      <span>{textOf(table.title)}</span>
      {[head, ...table.rows].map((cells, at) => (
        <span key={at}>{cells.map(textOf).join(' · ')}</span>
      ))}
    </span>
  );
};

/** Lists what changed in a table, part by part. */
export function useSizeTableChanges(): Parts[string] {
  const t = useTranslations('desk-catalogue');
  const language = useLocale();
  return (was, became) =>
    sizeTableChanges(
      { was, became, language },
      {
        title: t('size-table-title'),
        column: (place) => t('size-column', { place }),
        row: (place) => t('size-row', { place }),
        cell: (column, place) => t('size-cell', { column, place }),
        unit: (name) => t('size-unit', { name }),
        units: { cm: t('size-unit-cm'), text: t('size-unit-text') },
      },
    );
}
