import { useFormatter, useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { isExtra } from '#web/storefront/order/extra-payments.tsx';
import { usePrice } from '#web/ui/site.ts';
import { OneWord } from '#web/ui/one-word.tsx';
import { timeZone } from '#web/ui/time/time-zone.ts';

/** The parts of an order's total. */
export function OrderTotals({
  order,
}: {
  order: Pick<Order, 'calculated' | 'voucher' | 'pay' | 'ordered_amount' | 'live_amount'>;
}) {
  const t = useTranslations('order');
  const c = useTranslations('checkout');
  const { subtotal, shipping_price, bundle_offer, tax, voucher_price, fee, total_price } =
    order.calculated;
  const { ordered_amount: ordered, live_amount: live } = order;
  const { due, paid, refunds } = order.pay;
  return (
    <dl className="figures grid gap-y-2">
      <SumRow name={t('subtotal')} amount={subtotal} />
      {bundle_offer > 0 && <SumRow name={t('bundle')} amount={-bundle_offer} />}
      {voucher_price > 0 && (
        <SumRow name={t('voucher')} code={order.voucher?.code} amount={-voucher_price} />
      )}
      <SumRow
        name={t('shipping')}
        amount={shipping_price}
        instead={shipping_price === 0 ? c('free') : undefined}
      />
      {fee > 0 && <SumRow name={t('fee')} amount={fee} />}
      {tax > 0 && <SumRow name={t('tax')} amount={tax} />}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
        <SumCells name={t('total')} amount={total_price} />
      </div>
      {ordered !== total_price && <SumRow name={t('total-ordered')} amount={ordered} />}
      {paid > 0 && <SumRow name={t('paid')} amount={paid} />}
      {due > 0 && due !== total_price && <SumRow name={t('due')} amount={due} />}
      {refunds
        .filter((refund) => !isExtra(refund))
        .map((refund, at) => (
          <Refund key={`${at} ${refund.at}`} {...refund} />
        ))}
      {live !== total_price && (
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 font-bold">
          <SumCells name={t('total-now')} amount={live} />
        </div>
      )}
    </dl>
  );
}

const states = {
  pending: 'refund-pending',
  succeeded: 'refund-succeeded',
  failed: 'refund-failed',
} as const;

/** Money that was refunded, or will be. */
function Refund({ amount, state, why, at }: Order['pay']['refunds'][number]) {
  const t = useTranslations('order');
  const format = useFormatter();
  const name =
    why === 'dispute'
      ? 'refund-dispute'
      : why === 'gateway' && state === 'succeeded'
        ? 'refund-gateway'
        : states[state];
  return (
    <SumRow
      name={t(name, {
        date: format.dateTime(new Date(at), {
          day: 'numeric',
          month: 'short',
          timeZone: timeZone(),
        }),
      })}
      amount={-amount}
    />
  );
}

type Sum = {
  name: string;
  code?: string | undefined;
  amount: number;
  instead?: string | undefined;
};

function SumRow(props: Sum) {
  return (
    <div className="flex justify-between gap-4">
      <SumCells {...props} />
    </div>
  );
}

function SumCells({ name, code, amount, instead }: Sum) {
  const write = usePrice();
  return (
    <>
      <dt>
        {name}
        {code && (
          <>
            {' '}
            <OneWord className="text-sm text-ink-2">{code}</OneWord>
          </>
        )}
      </dt>
      <dd className={`whitespace-nowrap text-end ${amount < 0 || instead ? 'text-good' : ''}`}>
        <bdi dir={amount < 0 ? 'ltr' : undefined}>{instead ?? write(amount)}</bdi>
      </dd>
    </>
  );
}
