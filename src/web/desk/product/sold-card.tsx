import { useFormatter, useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { Chart } from '#web/desk/parts/chart/chart.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** How many items of a product were ordered on each of the last days. */
export function SoldCard({ id }: { id: number }) {
  const t = useTranslations('desk-product');
  const format = useFormatter();
  const { answer } = useDeskAnswer('adminProductMore.sold', { id });
  if (!answer?.ok) return null;
  const all = answer.data.reduce((sum, { pieces }) => sum + pieces, 0);
  const points = answer.data.map(({ day, pieces }) => ({
    // already a day of the market
    name: format.dateTime(new Date(`${day}T00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' }),
    value: pieces,
  }));
  return (
    <FieldCard title={t('sold')}>
      {all === 0 ? (
        <p className="text-sm text-ink-2">{t('sold-none', { days: points.length })}</p>
      ) : (
        <Chart
          title={t('sold-in', { count: all, days: points.length })}
          columns={[t('sold-day'), t('sold-pieces')]}
          points={points}
          write={(value) => t('pieces', { count: value })}
        />
      )}
    </FieldCard>
  );
}
