import { useFormatter, useTranslations } from 'use-intl';
import type { DeskData } from '#web/desk/parts/desk-call.ts';

type Props = Pick<DeskData<'sellerTrader.open'>, 'lacks' | 'grace' | 'held'> & {
  /** The message if the store is off sale because of it. */
  held_text: string;
  /** A title above already says that these are missing. */
  titled?: boolean;
};

/** What is missing about the trader behind a store, and what follows. */
export function TraderGaps({ lacks, grace, held, held_text: text, titled }: Props) {
  const t = useTranslations('trader');
  const format = useFormatter();
  if (lacks.length === 0) return <p className="text-sm text-ink-2">{t('complete')}</p>;
  const date = grace && format.dateTime(new Date(grace), { dateStyle: 'long' });
  return (
    <div role="status" className="grid gap-2 text-sm">
      {held && <p className="font-semibold text-drop">{text}</p>}
      {!held && date && <p className="font-semibold text-warn">{t('grace', { date })}</p>}
      {!titled && <p>{t('missing')}</p>}
      <ul className="list-disc ps-5">
        {lacks.map((lack) => (
          <li key={lack}>{t(`lacks-${lack}`)}</li>
        ))}
      </ul>
    </div>
  );
}
