import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { Box } from '#web/ui/message/problem-box.tsx';
import { isPart } from '#web/storefront/order/is-partly-paid.ts';
import { Moment } from '#web/ui/time/local-time.tsx';
import { Note } from '#web/storefront/order/order-note.tsx';
import { goodsOf } from '#web/storefront/order/payment/order-amount.ts';
import type { Filed, PanelProps } from '#web/storefront/order/payment/pay-panel.tsx';
import { PartNote } from '#web/storefront/order/payment/partly-paid-note.tsx';
import { PayWays } from '#web/storefront/order/payment/pay-order.tsx';
import { Transfer } from '#web/storefront/order/payment/transfer-steps.tsx';
import { useGateway } from '#web/ui/payment/use-payment-gateway.ts';
import { usePoll } from '#web/storefront/order/payment/use-order-poll.ts';
import { waysFor, type PaymentGateway } from '#web/ui/payment/payment-methods.ts';
import { usePrice, useSite } from '#web/ui/site.ts';

/** What is owed, until when, and how to pay it. */
export function Owed({ order, said, changed, filed }: PanelProps & Filed) {
  const t = useTranslations('owed');
  const write = usePrice();
  const { due, pay_by: by, state } = order.pay;
  const note = state === 'failed' ? 'declined' : said;
  // it may have been paid all the same
  usePoll(order, changed, note !== null && note !== 'unanswered');
  return (
    <section aria-labelledby="pay" className="card border-primary p-4 md:p-5">
      <h2 id="pay" className="text-xl">
        {t.rich('head', { amount: () => <bdi className="figures">{write(due)}</bdi> })}
      </h2>
      {by && (
        <p className="mt-1 text-ink-2">
          {t.rich(Date.parse(by) < Date.now() ? 'over' : 'until', {
            time: () => <Moment at={by} hour />,
          })}
        </p>
      )}
      {note && (
        <div role="status" className="mt-4">
          <Note look={note === 'cancelled' ? 'info' : 'warn'} head={t(`${note}-head`)}>
            <p>{t(note)}</p>
          </Note>
        </div>
      )}
      <PartNote order={order} />
      <div className="mt-4">
        <Asked order={order} changed={changed} filed={filed} />
      </div>
    </section>
  );
}

function Asked({ order, changed, filed }: Omit<PanelProps, 'said'> & Filed) {
  const c = useTranslations('checkout');
  const trouble = useTranslations('trouble');
  const { gateway, failed, again } = useGateway();
  if (gateway) return <Ways order={order} gateway={gateway} changed={changed} filed={filed} />;
  return failed ? (
    <Box
      fixes={
        <button type="button" onClick={again} className="min-h-8 font-semibold underline">
          {c('again')}
        </button>
      }
    >
      {trouble('api-down')}
    </Box>
  ) : (
    <div aria-hidden className="skeleton h-40" />
  );
}

function Ways({
  order,
  gateway,
  changed,
  filed,
}: Omit<PanelProps, 'said'> & Filed & { gateway: PaymentGateway }) {
  const t = useTranslations('owed');
  const refusal = useTranslations('refusal');
  const { currency_exponent: exponent } = useSite().money;
  const ways = waysFor(gateway.methods, goodsOf(order, exponent), order.address.country, exponent);
  if (order.order_method !== orderMethod.bank)
    return ways.length > 0 ? (
      <PayWays order={order} gateway={gateway} ways={ways} changed={changed} />
    ) : (
      <Box>{refusal('method-unavailable')}</Box>
    );
  // the rest comes the same way
  const others = isPart(order) ? [] : ways.filter(({ method }) => method !== orderMethod.bank);
  return (
    <>
      <Transfer order={order} gateway={gateway} filed={filed} />
      {others.length > 0 && (
        <details className="mt-5 border-t border-line pt-2">
          <summary className="link inline-flex min-h-11 items-center font-semibold">
            {t('another')}
          </summary>
          <div className="mt-2">
            <PayWays order={order} gateway={gateway} ways={others} changed={changed} />
          </div>
        </details>
      )}
    </>
  );
}
