import { useFormatter } from 'use-intl';
import { timeZone } from '#web/ui/time/time-zone.ts';

/**
 * A moment in the reader's own time zone; only for contents that appear after hydration, since the
 * server does not know that zone. `hour` adds the time of day, on its own line if `stacked`.
 */
export function LocalTime({
  at,
  hour = false,
  stacked = false,
}: {
  at: string;
  hour?: boolean;
  stacked?: boolean;
}) {
  const format = useFormatter();
  const zone = timeZone();
  const moment = new Date(at);
  return (
    <time dateTime={at} className="figures">
      <span className={`whitespace-nowrap ${stacked ? 'md:block' : ''}`}>
        {format.dateTime(moment, {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: zone,
        })}
      </span>
      {hour && (
        <>
          {' '}
          <span className="whitespace-nowrap">
            {format.dateTime(moment, { timeStyle: 'short', timeZone: zone })}
          </span>
        </>
      )}
    </time>
  );
}
