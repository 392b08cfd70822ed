import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { MOST_SCORE } from '#contract/score-parts.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { useMay } from '#web/desk/frame/who.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Figures = DeskData<'adminStoreFigures.read'>;
const PERCENT = 100;

/** How a store is doing: each figure links to the list that it counts. */
export function FiguresCard({ id }: { id: number }) {
  const t = useTranslations('desk-store');
  const { answer } = useDeskAnswer('adminStoreFigures.read', { id });
  return (
    <FieldCard title={t('figures')}>
      {!answer && <div aria-hidden className="skeleton h-40" />}
      {answer && !answer.ok && <p role="alert">{answer.message}</p>}
      {answer?.ok &&
        (answer.data.counted_at ? (
          <Figures id={id} figures={answer.data} />
        ) : (
          <p className="text-sm text-ink-2">{t('not-counted')}</p>
        ))}
    </FieldCard>
  );
}

function Figures({ id, figures }: { id: number; figures: Figures }) {
  const t = useTranslations('desk-store');
  const format = useFormatter();
  const momentOf = useMomentText();
  const { money, percent } = useAmounts();
  const may = useMay();
  const { currency, parcels, reviews, rating, balance } = figures;
  const seesStore = may('adminParcel.list') && may('adminStoreChoice.list'); // filters by store
  const parcelsOf = seesStore && `/admin/parcels?store=${id}`;
  const cases = (name: string) => parcelsOf && `${parcelsOf}&case=${name}`;
  const part = (count: number, rate: number) =>
    t('part', { count, of: parcels, rate: percent(rate / PERCENT) });
  const middle = (sales: number, of: number) =>
    t('beside-middle', { sales: money(sales, currency), middle: money(of, currency) });
  return (
    <>
      <dl className="grid gap-3 text-sm">
        <Score {...figures} />
        <Figure name={t('late')} to={cases('late-sent')}>
          {part(figures.late, figures.late_rate)}
        </Figure>
        <Figure name={t('cancelled')} to={cases('cancelled-by-store')}>
          {part(figures.cancelled, figures.cancelled_rate)}
        </Figure>
        <Figure name={t('refunded')} to={cases('refunded')}>
          {part(figures.refunded, figures.refunded_rate)}
        </Figure>
        <Figure name={t('rating')} to={may('adminReview.list') && `/admin/reviews?store=${id}`}>
          {reviews === 0
            ? t('no-reviews')
            : t('stars', { rating: format.number(rating), count: reviews })}
        </Figure>
        {reviews > 0 && (
          <Figure name={t('answered')} to={false}>
            {t('answered-of', { count: figures.answered, of: reviews })}
          </Figure>
        )}
        <Figure name={t('sales-30')} to={parcelsOf}>
          {middle(figures.sales_30, figures.middle_30)}
        </Figure>
        <Figure name={t('sales-90')} to={parcelsOf}>
          {middle(figures.sales_90, figures.middle_90)}
        </Figure>
        {balance !== null && (
          <Figure name={t('balance')} to={`/admin/balances/${id}`}>
            {money(balance, currency)}
          </Figure>
        )}
      </dl>
      {figures.counted_at && (
        <p className="text-xs text-ink-2">{t('counted', { at: momentOf(figures.counted_at) })}</p>
      )}
    </>
  );
}

function Score({ score, new_store }: Pick<Figures, 'score' | 'new_store'>) {
  const t = useTranslations('desk-store');
  const may = useMay();
  return (
    <Figure name={t('score')} to={may('adminScore.open') && '/admin/score'}>
      {score === null
        ? t(new_store ? 'new-store' : 'no-score')
        : t('score-of', { score, most: MOST_SCORE })}
    </Figure>
  );
}

type FigureProps = { name: string; to: string | false; children: string };

function Figure({ name, to, children }: FigureProps) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd>
        {to ? (
          <Link to={to} className="link">
            {children}
          </Link>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
