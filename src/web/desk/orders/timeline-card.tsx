import { useTranslations } from 'use-intl';
import type { OpenedOrder } from '#web/desk/orders/use-order.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

type Happened = OpenedOrder['timeline'][number];

/** What happened, who did it and when; latest first. */
export function TimelineCard({ opened: { timeline, order } }: { opened: OpenedOrder }) {
  const t = useTranslations('desk-order');
  const time = useMomentText();
  return (
    <section aria-label={t('timeline')} className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="text-base font-semibold">{t('timeline')}</h2>
      <ol className="grid gap-3 border-s-2 border-line ps-4 text-sm">
        {timeline.map((event, at) => (
          <li key={`${event.what} ${event.at} ${at}`}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <What {...{ event }} currency={order.currency} />
            </p>
            {event.text && (
              <p dir="auto" className="break-words whitespace-pre-wrap text-ink-2">
                {event.text}
              </p>
            )}
            <p className="text-xs text-ink-2">
              {[
                event.by,
                event.as === 'market' ? t('as-market') : t(`as-${event.as}`),
                time(event.at),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function What({ event: { what, about, amount }, currency }: { event: Happened; currency: string }) {
  const t = useTranslations('desk-order');
  const money = useMoney();
  const { methodName } = usePayWords();
  return (
    <>
      <strong className="font-medium">{t(`did-${what}`)}</strong>
      {about && (
        <bdi className="text-ink-2">
          {what.startsWith('payment-') ? methodName(Number(about)) : about.slice(0, LONGEST)}
        </bdi>
      )}
      {amount !== null && <span className="figures">{money(amount, currency)}</span>}
    </>
  );
}

const LONGEST = 60;
