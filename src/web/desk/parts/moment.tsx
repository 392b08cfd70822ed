import { useFormatter } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';

/** Writes a day and time as the market's clocks show it. */
export function useMomentText(): (at: string) => string {
  const format = useFormatter();
  const { market } = useWho();
  return (at) =>
    format.dateTime(new Date(at), {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: market.time_zone,
    });
}

/** The same on the screen; null is a dash. */
export function Moment({ at }: { at: string | null }) {
  const write = useMomentText();
  if (at === null) return <span className="text-ink-2">—</span>;
  return (
    <time dateTime={at} className="figures">
      {write(at)}
    </time>
  );
}
