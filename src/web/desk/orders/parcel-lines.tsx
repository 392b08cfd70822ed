import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OpenedOrder } from '#web/desk/orders/use-order.ts';
import type { Parcel } from '#web/desk/orders/parcel-card.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

/** The contents of a parcel, and its total. */
export function ParcelLines({ parcel, opened }: { parcel: Parcel; opened: OpenedOrder }) {
  const t = useTranslations('desk-order');
  const money = useMoney();
  const time = useMomentText();
  const { currency, due_at: due } = parcel;
  const sums: [string, number][] = [
    [t('subtotal'), parcel.subtotal],
    [t('bundle'), -parcel.bundle_offer],
    [t('voucher'), -parcel.voucher_price],
    [t('shipping'), parcel.shipping_price],
    [t('fee'), parcel.fee],
    [t('tax'), parcel.tax],
  ];
  return (
    <>
      <ul className="divide-y divide-line">
        {parcel.lines.map((line) => {
          const returned = opened.back.find(({ id }) => id === line.id)?.returned ?? 0;
          return (
            <li key={line.id} className="flex items-center gap-3 py-2 text-sm">
              <SmallPicture image={line.image} />
              <div className="min-w-0 flex-1">
                <Link
                  to={`/admin/products/${line.product_id}`}
                  className="font-medium break-words hover:text-primary"
                >
                  {line.title}
                </Link>
                <span className="block text-xs text-ink-2">
                  {line.choice}
                  {line.choice && line.sku && ' · '}
                  <bdi className="inline-block">{line.sku}</bdi>
                  {returned > 0 && ` · ${t('given-back', { count: returned })}`}
                </span>
              </div>
              <bdi className="figures text-ink-2">{line.quantity} ×</bdi>
              <span className="figures">{money(line.selling, currency)}</span>
            </li>
          );
        })}
      </ul>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-2 text-sm">
        {sums.map(
          ([name, amount]) =>
            amount !== 0 && (
              <Fact key={name} name={name}>
                {money(amount, currency)}
              </Fact>
            ),
        )}
        <Fact name={t('total')}>{money(parcel.total_price, currency)}</Fact>
        {due && parcel.cancelled === 0 && <Fact name={t('due')}>{time(due)}</Fact>}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-2">{name}</dt>
      <dd className="figures font-medium">{children}</dd>
    </div>
  );
}
