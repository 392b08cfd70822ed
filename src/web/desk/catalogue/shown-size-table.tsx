// How the history, and two who change it at once, read a size table.
import { useLocale, useTranslations } from 'use-intl';
import { cellText, sizeTableChanges } from '#web/desk/catalogue/size-table-changes.ts';
import { tableIn } from '#web/desk/catalogue/size-table-value.ts';
import type { Parts } from '#web/desk/edit/edit-history.tsx';
import { lineOf, type Show } from '#web/desk/edit/shown-value.tsx';

/** A size table shown as a whole: its title, its head and its rows below each other. */
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

/** What changed of one, part by part. */
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
