// The one chart of the desk: bars over days, read with the arrow keys, or as a table.
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { barsOf, stepsOf } from '#web/desk/parts/chart/bars.ts';
import { ChartTable } from '#web/desk/parts/chart/chart-table.tsx';
import { Told } from '#web/desk/parts/told.tsx';

export type Point = { name: string; value: number };
type Props = {
  title: string;
  /** What its two columns are called: the days, and what is counted. */
  columns: [string, string];
  points: Point[];
  /** How its values are written. */
  write: (value: number) => string;
};

const HEIGHT = 160;
/** A bar and the gap beside it, in the drawing's own units. */
const STEP = 20;
const GAP = 4;

export function Chart({ title, columns, points, write }: Props) {
  const t = useTranslations('desk');
  const [asTable, turn] = useState(false);
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
          onClick={() => turn(!asTable)}
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

function Bars({ title, points, write }: Omit<Props, 'columns'>) {
  const t = useTranslations('desk');
  const [at, go] = useState<number | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const bars = barsOf(points, HEIGHT);
  const shown = at === null ? undefined : points[at];
  const said = shown ? `${shown.name}: ${write(shown.value)}` : '';
  /** Time runs as the language is read; so do the arrows. */
  const press = (event: React.KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = stepsOf(event.key, { at, last: points.length - 1, rtl });
    if (next === null) return;
    event.preventDefault();
    go(next);
  };
  const point = ({ clientX }: React.PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (!box) return;
    const part = (clientX - box.left) / box.width;
    const rtl = document.documentElement.dir === 'rtl';
    go(
      Math.min(points.length - 1, Math.max(0, Math.floor((rtl ? 1 - part : part) * points.length))),
    );
  };
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={t('chart-keys', { title })}
      onKeyDown={press}
      onBlur={() => go(null)}
      className="rounded-[var(--radius-sm)]"
    >
      <svg
        ref={drawing}
        aria-hidden
        viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerMove={point}
        onPointerLeave={() => go(null)}
        className="h-40 w-full border-b border-line rtl:-scale-x-100"
      >
        {bars.map(({ key, height }, place) => (
          <rect
            key={key}
            x={place * STEP + GAP / 2}
            y={HEIGHT - height}
            width={STEP - GAP}
            height={height}
            className={place === at ? 'fill-ink' : 'fill-primary'}
          />
        ))}
      </svg>
      <p aria-hidden className="figures flex min-h-6 justify-between gap-2 pt-1 text-xs text-ink-2">
        {said ? (
          <span className="font-semibold text-ink">{said}</span>
        ) : (
          <>
            <span>{points[0]?.name}</span>
            <span>{points.at(-1)?.name}</span>
          </>
        )}
      </p>
      <Told>{said}</Told>
    </div>
  );
}
