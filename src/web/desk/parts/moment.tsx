import { useFormatter } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';

/** A day and time as the market's clocks show it; null is a dash. */
export function Moment({ at }: { at: string | null }) {
  const format = useFormatter();
  const { market } = useWho();
  if (at === null) return <span className="text-ink-2">—</span>;
  return (
    <time dateTime={at} className="figures">
      {format.dateTime(new Date(at), {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone: market.time_zone,
      })}
    </time>
  );
}
