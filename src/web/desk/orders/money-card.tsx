import { useTranslations } from 'use-intl';
import { ReceiveButton } from '#web/desk/orders/receive-button.tsx';
import type { OpenedOrder, OrderState } from '#web/desk/orders/use-order.ts';
import { useMay } from '#web/desk/frame/who.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { named } from '#web/desk/parts/named.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';

type Props = { opened: OpenedOrder; state: OrderState };
const BANK = 7;

/** The total of the order, what was paid, and what was refunded. */
export function MoneyCard({ opened, state }: Props) {
  const t = useTranslations('desk-order');
  const money = useMoney();
  const { methodName } = usePayWords();
  const may = useMay()('refund.done');
  const { order, payments, refunds } = opened;
  const { calculated: sums, currency, pay } = order;
  const rows: [string, number][] = [
    [t('subtotal'), sums.subtotal],
    [t('bundle'), -sums.bundle_offer],
    [t('voucher'), -sums.voucher_price],
    [t('shipping'), sums.shipping_price],
    [t('fee'), sums.fee],
    [t('tax'), sums.tax],
  ];
  return (
    <section aria-label={t('payment')} className="card grid grid-cols-1 gap-3 p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('payment')}</h2>
        <span className="text-ink-2">{methodName(order.order_method)}</span>
      </div>
      <dl className="grid gap-1">
        {rows.map(
          ([name, amount]) =>
            (amount !== 0 || name === t('subtotal')) && (
              <Sum key={name} name={name}>
                {money(amount, currency)}
              </Sum>
            ),
        )}
        <Sum name={t('total')} strong>
          {money(sums.total_price, currency)}
        </Sum>
        <Sum name={t('paid')}>{money(pay.paid, currency)}</Sum>
        {order.refunded_amount > 0 && (
          <Sum name={t('refunded')}>{money(-order.refunded_amount, currency)}</Sum>
        )}
      </dl>
      <Tries {...{ opened }} />
      {refunds.map((refund) => (
        <Went key={refund.id} {...{ refund, state }} may={may} />
      ))}
      {may && order.order_method === BANK && pay.state !== 'paid' && payments.length > 0 && (
        <ReceiveButton {...{ opened, state }} />
      )}
    </section>
  );
}

function Sum({ name, strong, children }: { name: string; strong?: boolean; children: string }) {
  return (
    <div
      className={`flex justify-between gap-4 ${strong ? 'border-t border-line pt-1 font-semibold' : ''}`}
    >
      <dt className={strong ? '' : 'text-ink-2'}>{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}

function Tries({ opened: { payments } }: { opened: OpenedOrder }) {
  const t = useTranslations('desk-order');
  const time = useMomentText();
  const money = useMoney();
  const { methodName } = usePayWords();
  return payments.map(({ id, method, state, amount, received, currency, created_at: at }) => (
    <p key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2">
      <span>{methodName(method)}</span>
      <Badge tone={TRIES[state] ?? 'quiet'}>{t(`payment-${state}`)}</Badge>
      <span className="figures">{money(received ?? amount, currency)}</span>
      <span className="text-ink-2">{time(at)}</span>
    </p>
  ));
}

const TRIES: Partial<Record<OpenedOrder['payments'][number]['state'], Tone>> = {
  succeeded: 'good',
  failed: 'bad',
  review: 'bad',
  processing: 'busy',
};
const BACK: Record<Refund['state'], Tone> = { pending: 'busy', succeeded: 'good', failed: 'bad' };
type Refund = OpenedOrder['refunds'][number];

function Went({ refund, state, may }: { refund: Refund; state: OrderState; may: boolean }) {
  const t = useTranslations('desk-order');
  const time = useMomentText();
  const money = useMoney();
  const { id, amount, currency, reason, actor, by_hand: byHand } = refund;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2">
      <span>{t('refund')}</span>
      <Badge tone={BACK[refund.state]}>{t(`refund-${refund.state}`)}</Badge>
      <span className="figures">{money(amount, currency)}</span>
      <span className="text-ink-2">
        {time(refund.created_at)}
        {refund.source === 'market' && actor !== 'market' && ` · ${named(actor, reason)}`}
      </span>
      {may && byHand === 1 && refund.state === 'pending' && (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void state.act('refund.done', { id, reference: '' })}
        >
          {t('refund-made')}
        </button>
      )}
    </div>
  );
}
