import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { TransferAwaited } from '#web/storefront/order/payment/transfer-awaited.tsx';
import { Note } from '#web/ui/message/note.tsx';
import { AmountDue } from '#web/storefront/order/payment/amount-due.tsx';
import { useOrderPoll } from '#web/storefront/order/payment/use-order-poll.ts';
import type { GatewayState } from '#web/ui/payment/use-payment-gateway.ts';
import '#web/ui/words/owing-words.client.ts';
import '#web/ui/words/paying-words.client.ts';

/**
 * What the return address says about a payment: the customer left the gateway's page, it was
 * declined, nothing is known of it, or the gateway did not answer.
 */
export type UnpaidReason = 'cancelled' | 'unheard' | 'unanswered';
/** Called when the report of a transfer was accepted. */
export type OnTransferFiled = { filed: () => void };
export type PanelProps = {
  order: Order;
  reason: UnpaidReason | null;
  /** When the time to pay ends, by this browser's clock; null if it does not. */
  keptUntil: number | null;
  gatewayState: GatewayState;
  changed: () => void;
};

/** Above an unpaid order: what is owed and the payment methods, or what it waits for. */
export default function PayPanel(props: PanelProps) {
  const { order, changed } = props;
  const t = useTranslations('owed');
  const { state, transfer } = order.pay;
  const justFiled = useRef(false);
  const filed = () => {
    justFiled.current = true;
    changed();
  };
  if (state === 'review')
    return (
      <div role="status">
        <Note kind="wait" head={t('review-head')}>
          <p>{t('review')}</p>
        </Note>
      </div>
    );
  if (transfer?.state === 'waiting')
    return (
      <TransferAwaited
        order={order}
        changed={changed}
        filed={filed}
        justFiled={justFiled.current}
      />
    );
  return state === 'checking' ? (
    <Checking order={order} changed={changed} />
  ) : (
    <AmountDue {...props} filed={filed} />
  );
}

function Checking({ order, changed }: { order: Order; changed: () => void }) {
  const t = useTranslations('owed');
  useOrderPoll(order, changed);
  return (
    <div role="status">
      <Note kind="wait" head={t('checking-head')}>
        <p>{t('checking')}</p>
      </Note>
    </div>
  );
}
