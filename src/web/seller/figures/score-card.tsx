import { useFormatter, useTranslations } from 'use-intl';
import { MOST_SCORE } from '#contract/score-parts.ts';
import type { StoreFigures } from '#web/seller/figures/figures-page.tsx';

const PERCENT = 100;

/** The store's score as customers see it, its parts, and how to improve it. */
export function ScoreCard({ score: own }: Pick<StoreFigures, 'score'>) {
  const t = useTranslations('seller-score');
  const format = useFormatter();
  const { score, missing, weighs, parts, better } = own;
  if (!weighs) return null;
  const counted = parts.filter(({ points, weight }) => points !== null && weight > 0);
  return (
    <section className="card p-4">
      <h2 className="text-base font-semibold">{t('title')}</h2>
      <p className="figures mt-1 text-2xl font-bold">
        {score === null ? t('new') : t('of', { score, most: MOST_SCORE })}
      </p>
      <p className="text-sm text-ink-2">
        {score === null && missing > 0 ? t('missing', { count: missing }) : t('about')}
      </p>
      {better && (
        <p className="mt-3 rounded-[var(--radius)] bg-ground-3 p-3">{t(`do-${better}`)}</p>
      )}
      <dl className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {counted.map(({ name, points, weight, lost }) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{t(`part-${name}`)}</dt>
            <dd className="font-semibold">{t('of', { score: points ?? 0, most: MOST_SCORE })}</dd>
            <dd className="text-sm text-ink-2">
              {t('weighs', { weight: format.number(weight / PERCENT, { style: 'percent' }) })}{' '}
              {lost > 0 && t('lost', { count: lost })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
