import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OrderRow } from '#contract/order.ts';
import { AgainButton } from '#web/storefront/order/again-button.tsx';
import { PaidBadge, StatusBadge } from '#web/storefront/order/order-badges.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { orderPath } from '#web/storefront/order/order-links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { usePrice } from '#web/ui/site.ts';

const PICTURES = 5;

/** An order in the list: one link covers all of it. */
export function OrderCard({ order }: { order: OrderRow }) {
  const t = useTranslations('orders');
  const write = usePrice();
  const { ordered_products: lines } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article
      className={
        'card relative grid grid-cols-1 gap-x-6 gap-y-3 p-4 hover:border-primary ' +
        'md:grid-cols-[1fr_auto] md:items-center md:p-5 xl:grid-cols-[1fr_auto_8rem]'
      }
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="text-base">
            <Link
              to={orderPath(order.id)}
              className="after:absolute after:inset-0 after:rounded-tile hover:text-primary"
            >
              <span className="sr-only">{t('order')} </span>
              <bdi dir="ltr" className="figures">
                {order.order}
              </bdi>
            </Link>
          </h2>
          <StatusBadge of="order" status={order.status} cancelled={order.cancelled} />
          {(order.cancelled === 0 || order.payment_done === 1 || order.refunded_amount > 0) && (
            <PaidBadge order={order} />
          )}
        </div>
        <p className="mt-1 text-sm text-ink-2">
          <LocalTime at={order.created_at} /> · {t('pieces', { count: pieces })}
        </p>
      </div>
      <div className="figures max-md:order-last md:text-end xl:order-last">
        <p className="text-lg font-bold">
          <span className="sr-only">{t('total')} </span>
          <bdi>{write(order.live_amount)}</bdi>
        </p>
        {order.live_amount !== order.ordered_amount && (
          <p className="text-sm text-ink-2">
            {t('once')} <bdi>{write(order.ordered_amount)}</bdi>
          </p>
        )}
      </div>
      <OrderedPictures lines={lines} />
      <div className="relative order-last md:col-span-full md:justify-self-end">
        <AgainButton id={order.id} className="button-quiet max-sm:w-full" />
      </div>
    </article>
  );
}

/** The first pictures, and the number of other items. */
function OrderedPictures({ lines }: { lines: OrderRow['ordered_products'] }) {
  const t = useTranslations('orders');
  const more = lines.length - PICTURES;
  return (
    <ul className="flex gap-2 md:col-span-2 xl:col-span-1" aria-label={t('things')}>
      {lines.slice(0, PICTURES).map(({ id, product }) => (
        <li key={id} className="w-16 min-w-0">
          <Picture
            name={product.image}
            alt={product.title}
            sizes="64px"
            width={64}
            height={64}
            className="aspect-square w-full rounded-sm bg-ground-2 object-cover"
          />
        </li>
      ))}
      {more > 0 && (
        <li
          className={
            'figures grid w-16 min-w-0 place-items-center rounded-sm ' +
            'bg-ground-3 text-sm font-semibold text-ink-2'
          }
        >
          <bdi dir="ltr" aria-label={t('more', { count: more })}>
            +{more}
          </bdi>
        </li>
      )}
    </ul>
  );
}
