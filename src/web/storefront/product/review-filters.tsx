import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';
import { orders, type Order, type ReviewFilter } from '#web/storefront/product/use-reviews.ts';

const isOrder = (text: string): text is Order => text in orders;

type Props = {
  wish: ReviewFilter;
  /** How many have pictures, and are in the page's language; 0 if that is no useful filter. */
  pictured: number;
  own: number;
  ready: boolean;
  change: (part: Partial<ReviewFilter>) => void;
};

/** Which reviews are shown, and in which order. */
export function ReviewFilters({ wish, pictured, own, ready, change }: Props) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const { language } = useSite();
  const { stars } = wish;
  return (
    <div
      role="group"
      aria-label={t('filter')}
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2"
    >
      <OrderChoice order={wish.order} ready={ready} change={change} />
      {pictured > 0 && (
        <Chip on={wish.pictured} ready={ready} press={(on) => change({ pictured: on })}>
          <Icon name="image" size={16} />
          {t('with-pictures', { count: pictured })}
        </Chip>
      )}
      {own > 0 && (
        <Chip on={wish.own} ready={ready} press={(on) => change({ own: on })}>
          <Icon name="globe" size={16} />
          <span suppressHydrationWarning>
            {t('only-in', {
              language: format.displayName(language, { type: 'language' }) ?? language,
              count: own,
            })}
          </span>
        </Chip>
      )}
      {stars > 0 && (
        <Chip on ready press={() => change({ stars: 0 })}>
          {t('only-stars', { stars })}
          <Icon name="x" size={16} />
        </Chip>
      )}
    </div>
  );
}

function OrderChoice({ order, ready, change }: { order: Order } & Pick<Props, 'ready' | 'change'>) {
  const t = useTranslations('reviews');
  return (
    <label className="flex items-center gap-2 text-sm text-ink-2">
      {t('sort')}
      <select
        className="field w-auto!"
        disabled={!ready}
        value={order}
        onChange={({ target }) => {
          if (isOrder(target.value)) change({ order: target.value });
        }}
      >
        <option value="newest">{t('newest')}</option>
        <option value="most-helpful">{t('most-helpful')}</option>
        <option value="oldest">{t('oldest')}</option>
        <option value="best">{t('best')}</option>
        <option value="worst">{t('worst')}</option>
      </select>
    </label>
  );
}

/** A filter that is on or off. */
function Chip({
  on,
  ready,
  press,
  children,
}: {
  on: boolean;
  ready: boolean;
  press: (on: boolean) => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      disabled={!ready}
      aria-pressed={on}
      onClick={() => press(!on)}
      className={
        'inline-flex min-h-9 items-center gap-1.5 rounded-full border ' +
        'border-line-2 px-3 text-sm hover:border-ink-3 aria-pressed:border-primary ' +
        'aria-pressed:bg-primary-tint aria-pressed:font-semibold'
      }
    >
      {children}
    </button>
  );
}
