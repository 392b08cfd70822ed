import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { Loading } from '#web/ui/message/loading.tsx';
import { askOrders } from '#web/ui/ask-orders.ts';
import { BuyersOnly } from '#web/storefront/order/buyers-only.tsx';
import { OrderLoadFailed } from '#web/storefront/order/order-load-failed.tsx';
import { OrderCard } from '#web/storefront/order/order-card.tsx';
import { ordersPath, type OrdersQuery } from '#web/storefront/order/orders-filter.tsx';
import { OrdersPager } from '#web/storefront/order/orders-pager.tsx';
import { useAnswer } from '#web/ui/answer/use-answer.ts';

/** The orders of the query, loaded by the browser. */
export function OrdersList({ query }: { query: OrdersQuery }) {
  const t = useTranslations('orders');
  const { answer, again } = useAnswer(ordersPath(query), () =>
    askOrders(query.show, query.q, query.page),
  );
  if (!answer) return <OrdersLoading />;
  if (!answer.ok) return <OrderLoadFailed message={answer.message} again={again} />;
  const { data, last_page, total } = answer.data;
  if (data.length === 0)
    return total === 0 ? (
      <BuyersOnly waiting={null}>
        <NoOrders query={query} />
      </BuyersOnly>
    ) : (
      <Navigate to={ordersPath({ ...query, page: last_page })} replace />
    );
  return (
    <>
      <p role="status" className="sr-only">
        {t('found', { count: total })}
      </p>
      <ul className="flex flex-col gap-3">
        {data.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <OrdersPager
        page={query.page}
        pages={last_page}
        address={(page) => ordersPath({ ...query, page })}
      />
    </>
  );
}

function NoOrders({ query }: { query: OrdersQuery }) {
  const t = useTranslations('orders');
  const words = useTranslations('refusal');
  const whole = query.show === 'all' && !query.q && query.page === 1;
  return (
    <div role="status">
      {whole ? (
        <EmptyState text={t('none')} detail={t('none-detail')} to="/" action={t('start')} />
      ) : (
        <EmptyState text={words('order-not-found')} to="/user/orders" action={t('show-all')} />
      )}
    </div>
  );
}

function OrdersLoading() {
  const t = useTranslations('orders');
  return (
    <Loading words={t('loading')} className="flex flex-col gap-3">
      {[0, 1, 2, 3].map((at) => (
        <div key={at} className="skeleton h-62 md:h-58 xl:h-40" />
      ))}
    </Loading>
  );
}
