import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/order-page';
import { sayIn } from '#words/say.ts';
import { Icon } from '#web/ui/icon.tsx';
import { visitContext } from '#web/visit-context.ts';
import { BuyersOnly } from '#web/storefront/order/buyers-only.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { askMailedOrder } from '#web/storefront/order/ask-mailed-order.ts';
import { OrderLoadFailed } from '#web/storefront/order/order-load-failed.tsx';
import { OrdersNoScript } from '#web/storefront/order/orders-no-script.tsx';
import { OrderLoading } from '#web/storefront/order/order-loading.tsx';
import { OrderView } from '#web/storefront/order/order-view.tsx';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/storefront/order/print.css';
import '#web/ui/words/buying-words.client.ts';
import '#web/storefront/order/orders-words.client.ts';

const REFUSED = 201;
const cameBy = ['paid', 'cancelled', 'unheard', 'unanswered'] as const;

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('order.title') };
}

export const meta: Route.MetaFunction = privateMeta;

export default function OrderPage({ params: { id } }: Route.ComponentProps) {
  const t = useTranslations('order');
  return (
    <div className="shell pt-4">
      <Link
        to="/user/orders"
        className={
          'inline-flex items-center gap-1 py-1 text-sm text-ink-2 ' +
          'hover:text-primary print:hidden'
        }
      >
        <Icon name="chevron-left" size={16} className="icon-mirror" />
        {t('all-orders')}
      </Link>
      <h1 className="mb-4 text-2xl">{t('title')}</h1>
      <OrdersNoScript />
      <div className="min-h-[75vh] print:min-h-0">
        <LoadedOrder id={id} />
      </div>
    </div>
  );
}

function LoadedOrder({ id }: { id: string }) {
  const t = useTranslations('order');
  const words = useTranslations('refusal');
  const [query] = useSearchParams();
  const { answer, again } = useAnswer(id, () => askMailedOrder(id));
  if (!answer) return <OrderLoading />;
  if (answer.ok)
    return (
      <OrderView
        order={answer.data}
        placed={query.get('placed') === '1'}
        came={cameBy.find((one) => one === query.get('payment')) ?? null}
        changed={again}
      />
    );
  if (answer.status !== REFUSED) return <OrderLoadFailed message={answer.message} again={again} />;
  return (
    <BuyersOnly waiting={<OrderLoading />}>
      <div role="status">
        <EmptyState
          text={words('order-not-found')}
          detail={t('not-found-detail')}
          to="/track-order"
          action={t('track')}
        />
      </div>
    </BuyersOnly>
  );
}
