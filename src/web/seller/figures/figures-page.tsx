import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { DaysChart } from '#web/desk/figures/days-chart.tsx';
import { Figure } from '#web/desk/figures/figure.tsx';
import { PeriodSelect, type Period } from '#web/desk/figures/period-select.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ScoreCard } from '#web/seller/figures/score-card.tsx';
import { StandingCard } from '#web/seller/figures/standing-card.tsx';
import { TopLists } from '#web/seller/figures/top-lists.tsx';

export type StoreFigures = DeskData<'sellerFigures.read'>;

/** How the store is doing: its sales, its views, and its service compared with others. */
export default function FiguresPage() {
  const t = useTranslations('seller-figures');
  const [days, setDays] = useState<Period>(30);
  const { answer, again } = useDeskAnswer('sellerFigures.read', { days: String(days) });
  return (
    <>
      <ScreenTitle title={t('title')}>
        <PeriodSelect {...{ days, choose: setDays }} />
      </ScreenTitle>
      {!answer && <div aria-hidden className="skeleton h-72" />}
      {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
      {answer?.ok && <Figures figures={answer.data} />}
    </>
  );
}

function Figures({ figures }: { figures: StoreFigures }) {
  const t = useTranslations('seller-figures');
  const moment = useMomentText();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <Sums now={figures.now} before={figures.before} />
        <DaysChart days={figures.days} shown={['sales', 'parcels', 'views']} />
        <p className="mt-2 text-sm text-ink-2">
          {t('about')}{' '}
          {figures.counted_at ? t('counted', { at: moment(figures.counted_at) }) : t('not-counted')}
        </p>
      </div>
      <ScoreCard score={figures.score} />
      <TopLists figures={figures} />
      <StandingCard service={figures.service} />
    </div>
  );
}

type Sums = Pick<StoreFigures, 'now' | 'before'>;

function Sums(both: Sums) {
  const t = useTranslations('seller-figures');
  const words = useTranslations('work-figures');
  const format = useFormatter();
  const { money } = useAmounts();
  const rate = conversionOf(both.now);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Figure label={words('figure-sales')} {...both} of={({ sales }) => sales}>
        {money(both.now.sales)}
      </Figure>
      <Figure label={words('figure-parcels')} {...both} of={({ parcels }) => parcels}>
        {format.number(both.now.parcels)}
      </Figure>
      <Figure label={words('figure-views')} {...both} of={({ views }) => views}>
        {format.number(both.now.views)}
      </Figure>
      <Figure label={t('conversion')} {...both} of={conversionOf}>
        {rate === null ? '—' : format.number(rate, { maximumFractionDigits: 1 })}
      </Figure>
    </dl>
  );
}

/** Parcels per hundred views; null if views were not counted yet. */
const conversionOf = ({ parcels, views }: Sums['now']): number | null =>
  views > 0 ? (parcels / views) * 100 : null;
