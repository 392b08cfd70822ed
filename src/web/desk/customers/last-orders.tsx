import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OpenedCustomer } from '#web/desk/customers/customer-page.tsx';
import { shortCode } from '#base/short-code.ts';
import { StateBadge } from '#web/desk/orders/parcel-standing.tsx';
import { MoneyBadge } from '#web/desk/orders/standing.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

const SHOWN = 5;

/** A customer's latest orders, and a link to all of them. */
export function LastOrders({ customer }: { customer: OpenedCustomer }) {
  const t = useTranslations('desk-customer');
  const time = useMomentText();
  const money = useMoney();
  const { answer } = useDeskAnswer('adminOrder.list', { customer: customer.id, size: SHOWN });
  const rows = answer?.ok ? answer.data.rows : [];
  return (
    <section aria-label={t('orders')} className="card grid grid-cols-1 gap-2 p-4 text-sm">
      <h2 className="text-base font-semibold">{t('orders')}</h2>
      {answer?.ok && rows.length === 0 && <p className="text-ink-2">{t('no-orders')}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <Link to={`/admin/orders/${row.id}`} className="link figures font-medium">
              <bdi>{shortCode(row.code)}</bdi>
            </Link>
            <span className="text-ink-2">{time(row.created_at)}</span>
            <MoneyBadge {...row} />
            <StateBadge {...row} />
            <span className="figures ms-auto">{money(row.total, row.currency)}</span>
          </li>
        ))}
      </ul>
      {customer.orders > rows.length && (
        <Link to={`/admin/orders?customer=${customer.id}`} className="link">
          {t('all-orders', { count: customer.orders })}
        </Link>
      )}
    </section>
  );
}
