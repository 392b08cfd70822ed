// The chart of the back office: bars by day, read with the arrow keys, or as a table.
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChartTable } from '#web/desk/parts/chart/chart-table.tsx';
import { Bars } from '#web/desk/parts/chart/bars.tsx';

export type Point = { name: string; value: number };
type Props = {
  title: string;
  /** The labels of its two columns: the days, and what is counted. */
  columns: [string, string];
  points: Point[];
  /** Formats its values. */
  write: (value: number) => string;
};

export function Chart({ title, columns, points, write }: Props) {
  const t = useTranslations('desk');
  const [asTable, setAsTable] = useState(false);
  const heading = useId();
  return (
    <figure aria-labelledby={heading} className="grid gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2">
        <span id={heading} className="text-sm font-semibold">
          {title}
        </span>
        <button
          type="button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="link text-sm font-semibold"
        >
          {t('chart-table')}
        </button>
      </figcaption>
      {asTable ? (
        <ChartTable {...{ columns, points, write }} />
      ) : (
        <Bars {...{ title, points, write }} />
      )}
    </figure>
  );
}
