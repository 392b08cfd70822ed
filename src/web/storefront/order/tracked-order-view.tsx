import { useTranslations } from 'use-intl';
import type { TrackedOrder } from '#contract/tracking.ts';
import { StatusBadge } from '#web/storefront/order/order-badges.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { ParcelCard } from '#web/storefront/order/parcel-card.tsx';
import { OneWord } from '#web/ui/one-word.tsx';

/** What a code shows: the order's state and each parcel's steps, never a name or a price. */
export function TrackedOrderView({ order, code }: { order: TrackedOrder; code: string }) {
  const t = useTranslations('track');
  const whole = order.order === code.toUpperCase();
  return (
    <section aria-labelledby="tracked" data-print className="mt-6 flex flex-col gap-4">
      <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="tracked" className="text-lg">
          {whole ? t('order') : t('parcel-of-order')}{' '}
          <OneWord className="figures">{order.order}</OneWord>
        </h2>
        {whole && <StatusBadge of="order" status={order.status} cancelled={order.cancelled} />}
        <p className="text-sm text-ink-2">
          {t('placed')} <LocalTime at={order.created_at} hour />
        </p>
      </div>
      {order.parcels.map((parcel, at) => (
        <ParcelCard
          key={parcel.id}
          parcel={parcel}
          placedAt={order.created_at}
          place={{ at: at + 1, count: order.parcels.length }}
          linked={order.parcels.length > 1}
          lines={order.ordered_products.filter(({ id }) => parcel.lines.includes(id))}
        />
      ))}
    </section>
  );
}
