import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { orderFilters, type OrderFilter } from '#web/ui/ask-orders.ts';

const HERE = 'border-primary bg-primary-tint font-semibold text-primary';

export type OrdersQuery = { show: OrderFilter; q: string; page: number };

/** The path of the list with this query. */
export function ordersPath({ show, q, page }: OrdersQuery): string {
  const query = new URLSearchParams({
    ...(show === 'all' ? {} : { show }),
    ...(q ? { q } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size ? `/user/orders?${query}` : '/user/orders';
}

/** Which orders are shown, and the search by code. */
export function OrdersFilter({ query }: { query: OrdersQuery }) {
  const t = useTranslations('orders');
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3">
      <nav aria-label={t('filter')} className="flex flex-wrap gap-2">
        {orderFilters.map((show) => (
          <Link
            key={show}
            to={ordersPath({ ...query, show, page: 1 })}
            aria-current={query.show === show ? 'page' : undefined}
            className={`chip min-h-11 px-4 md:min-h-9 ${query.show === show ? HERE : ''}`}
          >
            {t(show)}
          </Link>
        ))}
      </nav>
      <Form
        action="/user/orders"
        role="search"
        aria-label={t('search')}
        className="flex w-full gap-2 md:ms-auto md:w-auto"
      >
        {query.show !== 'all' && <input type="hidden" name="show" value={query.show} />}
        <label className="sr-only" htmlFor="order-search">
          {t('search')}
        </label>
        <input
          id="order-search"
          key={query.q}
          name="q"
          type="search"
          defaultValue={query.q}
          maxLength={100}
          autoComplete="off"
          placeholder={t('search')}
          className="field md:w-64"
        />
        <button aria-label={t('search')} className="button button-quiet px-3">
          <Icon name="search" size={20} />
        </button>
      </Form>
    </div>
  );
}
