import { useFormatter, useTranslations } from 'use-intl';

const DAY = { dateStyle: 'medium' } as const;
const TIME = { timeStyle: 'short' } as const;

/** Writes a day and time in the market's time zone. A line can break only between the two. */
export function useMomentText(): (at: string) => string {
  const format = useFormatter();
  return (at) => {
    const moment = new Date(at);
    const write = (style: Partial<typeof DAY & typeof TIME>) => format.dateTime(moment, style);
    return [write(DAY), write(TIME)].reduce(
      (text, part) => text.replace(part, part.replace(/\s/g, '\u{a0}')),
      write({ ...DAY, ...TIME }),
    );
  };
}

/** The same for something that may never have happened. */
export function useMoment(): (at: string | null) => string {
  const t = useTranslations('desk');
  const write = useMomentText();
  return (at) => (at === null ? t('never') : write(at));
}

/** The same as a component; null is a dash. */
export function Moment({ at }: { at: string | null }) {
  const write = useMomentText();
  if (at === null) return <span className="text-ink-2">—</span>;
  return (
    <time dateTime={at} className="figures">
      {write(at)}
    </time>
  );
}
