import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/payment-callback-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { call } from '#web/ui/api.ts';
import { Icon } from '#web/ui/icon.tsx';
import { askOrder } from '#web/ui/ask-orders.ts';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import { awaitPayment, type End } from '#web/storefront/payment-callback/await-payment.ts';
import { useSite } from '#web/ui/site.ts';
import '#web/ui/words/owing-words.client.ts';

const LONG = 0.25;
const TRACK = 'mt-2 h-1.5 w-full max-w-60 overflow-hidden rounded-full bg-ground-3 noscript:hidden';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('owed.wait-title') };
}

export const meta: Route.MetaFunction = privateMeta;

type PaymentNews = { order: string; share: number; answers: boolean };

/**
 * The page that gateways send people back to: waits for the result of the payment of the order in
 * the address, then goes to the order.
 */
export default function PaymentCallback() {
  const t = useTranslations('owed');
  const { prefix } = useSite();
  const { order, share, answers } = useWaiting();
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <Icon
        name={answers ? 'loader-circle' : 'cloud-off'}
        size={40}
        className={`text-primary noscript:hidden ${answers ? 'animate-spin' : ''}`}
      />
      <h1 className="text-2xl">{t('wait-title')}</h1>
      <p role="status" className="max-w-prose text-ink-2 noscript:hidden">
        {answers ? (share < LONG ? t('wait') : t('wait-long')) : t('wait-down')}
      </p>
      <div aria-hidden className={TRACK}>
        <div
          className={
            'h-full origin-[left] bg-primary transition-transform ' +
            'duration-700 rtl:origin-[right]'
          }
          style={{ transform: `scaleX(${Math.max(0.04, share)})` }}
        />
      </div>
      <NoScript>{t('no-script')}</NoScript>
      <a
        href={`${prefix}${order ? `/user/order/${order}` : '/user/orders'}`}
        className="link mt-3 inline-flex min-h-11 items-center font-semibold"
      >
        {order ? t('to-order') : t('to-orders')}
      </a>
    </div>
  );
}

/** Waits while the screen is shown, then goes on. */
function useWaiting(): PaymentNews {
  const navigate = useNavigate();
  const begun = useRef(false);
  const [heard, setHeard] = useState<PaymentNews>({ order: '', share: 0, answers: true });
  useEffect(() => {
    if (begun.current) return; // the gateway is asked only once
    begun.current = true;
    const order = /^\d{1,10}$/.exec(new URLSearchParams(location.search).get('order') ?? '')?.[0];
    if (!order) return void navigate('/user/orders', { replace: true });
    setHeard({ order, share: 0, answers: true });
    void awaitPayment({
      ask: () => askOrder(order),
      hint: (method) =>
        call('orderPayment.done', {
          id: Number(order),
          order_method: method,
        }),
      pause: (ms) =>
        new Promise((resolve) => {
          setTimeout(resolve, ms);
        }),
      heard: (share, answers) => setHeard({ order, share, answers }),
    }).then((end) => {
      const to = pathTo(order, end);
      if (to) return navigate(to, { replace: true });
      setHeard({ order, share: 1, answers: false });
    });
  }, [navigate]);
  return heard;
}

/** The next path; null: none, because the server does not answer. */
function pathTo(order: string, end: End): string | null {
  if (end === 'down') return null;
  if (end === 'missing') return '/user/orders';
  return `/user/order/${order}${end === 'shown' ? '' : `?payment=${end}`}`;
}
