import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import type { Order } from '#contract/order.ts';
import { useOrderPoll } from '#web/storefront/order/payment/use-order-poll.ts';
import { ClockFace } from '#web/ui/clock-face.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const DAY_S = 86_400;
/** The numbers of minutes left that screen readers announce. */
const SAID = [30, 15, 10, 5, 2, 1];

type Props = {
  order: Order;
  /** When the time ends, by this browser's clock. */
  keptUntil: number;
  changed: () => void;
};

/**
 * Until when an order is kept for its buyer: the moment, a countdown on the last day, and what
 * happens then. After that, checks whether the server has closed it.
 */
export function TimeToPay({ order, keptUntil, changed }: Props) {
  const t = useTranslations('owed');
  const left = useSecondsLeft(keptUntil);
  const over = left === 0;
  useOrderPoll(order, changed, over);
  const { pay_by: by } = order.pay;
  if (by === null) return null;
  return (
    <>
      <p className="mt-1 text-ink-2" role={over ? 'status' : undefined}>
        {t.rich(over ? 'over' : 'until', { time: () => <LocalTime at={by} hour /> })}
      </p>
      {left > 0 && left < DAY_S && (
        <div className="mt-3 rounded bg-warn-tint px-3 py-2.5 text-warn">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            {t('time-left')} <ClockFace seconds={left} />
          </p>
          {order.order_method !== orderMethod.bank && (
            <p className="mt-1 text-sm">{t('time-after')}</p>
          )}
          <MinutesLeft left={left} />
        </div>
      )}
    </>
  );
}

/** For screen readers: politely, and only now and then. */
function MinutesLeft({ left }: { left: number }) {
  const t = useTranslations('owed');
  const [first] = useState(left);
  const minutes = SAID.findLast((one) => left <= one * MINUTE_S);
  const news = minutes !== undefined && first > minutes * MINUTE_S;
  return (
    <p role="status" className="sr-only">
      {news && t('time-said', { minutes })}
    </p>
  );
}

/** Whole seconds until a moment of this browser's clock; 0 once it has passed. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const turn = () => {
      const moment = Date.now();
      setNow(moment);
      // in step with the seconds of the clock
      if (moment < until) timer = setTimeout(turn, (until - moment) % SECOND_MS || SECOND_MS);
    };
    turn();
    return () => clearTimeout(timer);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}
