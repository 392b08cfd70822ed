import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/orders-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { AccountFrame } from '#web/ui/account/account-frame.tsx';
import { orderFilters } from '#web/ui/ask-orders.ts';
import { OrdersNoScript } from '#web/storefront/order/orders-no-script.tsx';
import { OrdersFilter, type OrdersQuery } from '#web/storefront/order/orders-filter.tsx';
import { OrdersList } from '#web/storefront/order/orders-list.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/buying-words.client.ts';
import '#web/storefront/order/orders-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('orders.title') };
}

export const meta: Route.MetaFunction = privateMeta;

export default function Orders() {
  const t = useTranslations('orders');
  const query = useOrdersQuery();
  return (
    <AccountFrame>
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mb-5 mt-1 text-ink-2">
        <span className="signed-in:hidden">{t('intro')}</span>
        <span className="signed-out:hidden">{t('intro-account')}</span>
      </p>
      <OrdersFilter query={query} />
      <OrdersNoScript />
      <div
        data-turned
        tabIndex={-1}
        role="group"
        aria-label={t('title')}
        className="min-h-[75vh] outline-none"
      >
        <OrdersList query={query} />
      </div>
    </AccountFrame>
  );
}

const PLAIN: OrdersQuery = { show: 'all', q: '', page: 1 };

/** The query of the address. The page is cached without it, and hydrates without it. */
function useOrdersQuery(): OrdersQuery {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  if (!hydrated) return PLAIN;
  const show = orderFilters.find((one) => one === query.get('show')) ?? 'all';
  return {
    show,
    q: query.get('q')?.trim() ?? '',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}
