import { useTranslations } from 'use-intl';
import type { OpenedOrder, OrderState } from '#web/desk/orders/use-order.ts';

/** Mails the buyer of an unpaid order the link to pay it. */
export function PayLinkButton({ opened, state }: { opened: OpenedOrder; state: OrderState }) {
  const t = useTranslations('desk-order');
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-disabled={state.waits}
      onClick={() => void state.act('adminOrder.sendLink', { id: opened.order.id })}
    >
      {t('pay-link')}
    </button>
  );
}
