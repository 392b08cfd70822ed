import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ClockFace } from '#web/ui/clock-face.tsx';
import { shownNow } from '#web/ui/shown-now.ts';

const SECOND_MS = 1000;

/**
 * Counts down to a moment (UTC, `2026-11-21 08:05:00`). The page is cached, so the time appears
 * only once the script runs; its place is reserved.
 */
export function Countdown({ until }: { until: string }) {
  const end = Date.parse(`${until.replace(' ', 'T')}Z`);
  const [left, setLeft] = useState<number | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, end - shownNow()));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [end]);
  const over = left === 0;
  useEffect(() => {
    if (over) void revalidate();
  }, [over, revalidate]);
  return <ClockFace seconds={left === null ? null : Math.floor(left / SECOND_MS)} />;
}
