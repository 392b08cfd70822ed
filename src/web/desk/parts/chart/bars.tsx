import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { barsOf, pointAt, stepsOf } from '#web/desk/parts/chart/bar-places.ts';
import { named } from '#web/desk/parts/named.ts';
import type { Point } from '#web/desk/parts/chart/chart.tsx';

const HEIGHT = 160;
/** The width of a bar with its gap, in the drawing's own units. */
const STEP = 20;
const GAP = 4;

type Props = { title: string; points: Point[]; write: (value: number) => string };

/**
 * One bar for each point. Arrow keys move through them like a slider's values, and each is read
 * out.
 */
export function Bars({ title, points, write }: Props) {
  const t = useTranslations('desk');
  const [at, setAt] = useState<number | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const last = points.length - 1;
  const shown = points[at ?? last];
  const caption = shown ? named(shown.name, write(shown.value)) : '';
  /** Time and arrow keys follow the reading direction. */
  const rtl = () => document.documentElement.dir === 'rtl';
  const press = (event: React.KeyboardEvent) => {
    const next = stepsOf(event.key, { at, last, rtl: rtl() });
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  const point = ({ clientX }: React.PointerEvent) => {
    const box = drawing.current?.getBoundingClientRect();
    if (box) setAt(pointAt((clientX - box.left) / box.width, { last, rtl: rtl() }));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('chart-keys', { title })}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(at ?? last) + 1}
      aria-valuetext={caption}
      onKeyDown={press}
      onPointerMove={point}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
      className="rounded-[var(--radius-sm)]"
    >
      <svg
        ref={drawing}
        aria-hidden
        viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line rtl:-scale-x-100"
      >
        {barsOf(points, HEIGHT).map(({ key, height }, place) => (
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
      <Caption points={points} text={at === null ? '' : caption} />
    </div>
  );
}

/** The selected day, or the first and the last one. */
function Caption({ points, text }: { points: Point[]; text: string }) {
  return (
    <p aria-hidden className="figures flex min-h-6 justify-between gap-2 pt-1 text-xs text-ink-2">
      {text ? (
        <span className="font-semibold text-ink">{text}</span>
      ) : (
        <>
          <span>{points[0]?.name}</span>
          <span>{points.at(-1)?.name}</span>
        </>
      )}
    </p>
  );
}
