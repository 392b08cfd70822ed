import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';
import type { StoreFigures } from '#web/seller/figures/figures-page.tsx';

type Service = StoreFigures['service'];
/** Rates are in hundredths of a percent. */
const PERCENT = 100;

/** How well the store serves its customers, compared with the median of all stores. */
export function StandingCard({ service }: { service: Service }) {
  const t = useTranslations('seller-figures');
  const format = useFormatter();
  const { percent } = useAmounts();
  const hours = (count: number | null) => (count === null ? null : t('hours', { count }));
  const stars = (rating: number | null) =>
    rating === null ? null : t('stars-middle', { rating: format.number(rating) });
  const rates = (['late', 'cancelled', 'refunded'] as const).map((name) => {
    const { count, rate, middle } = service[name];
    return (
      <Part key={name} name={t(name)} middle={middle === null ? null : percent(middle / PERCENT)}>
        {t('part', { count, of: service.parcels, rate: percent(rate / PERCENT) })}
      </Part>
    );
  });
  return (
    <section className="card p-4">
      <h2 className="text-base font-semibold">{t('service')}</h2>
      <p className="mt-1 text-sm text-ink-2">{t('service-hint')}</p>
      <dl className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {service.parcels > 0 ? rates : <Part name={t('parcels')}>{t('none-yet')}</Part>}
        <Part name={t('rating')} middle={stars(service.rating_middle)}>
          <Link to="/seller/reviews" className="link">
            {service.reviews === 0
              ? t('none-yet')
              : t('stars', { rating: format.number(service.rating), count: service.reviews })}
          </Link>
        </Part>
        {service.reviews > 0 && (
          <Part name={t('answers')}>
            {t('answered-of', { count: service.answered, of: service.reviews })}
          </Part>
        )}
        {service.answer_hours !== null && (
          <Part name={t('answer-time')} middle={hours(service.answer_hours_middle)}>
            {hours(service.answer_hours)}
          </Part>
        )}
      </dl>
    </section>
  );
}

type PartProps = { name: string; middle?: string | null; children: ReactNode };

function Part({ name, middle = null, children }: PartProps) {
  const t = useTranslations('seller-figures');
  return (
    <div>
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
      {middle !== null && <dd className="text-sm text-ink-2">{t('middle', { value: middle })}</dd>}
    </div>
  );
}
