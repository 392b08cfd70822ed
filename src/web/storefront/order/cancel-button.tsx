import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { orderStatus } from '#contract/constants.ts';
import { CancelDialog } from '#web/storefront/order/cancel-dialog.tsx';

const WARNING = 'border border-drop bg-ground text-drop hover:bg-drop-tint';

/** Cancels while no store has started; later, the button has another text. */
export function CancelButton({ order, changed }: { order: Order; changed: () => void }) {
  const t = useTranslations('order');
  const [asking, setAsking] = useState(false);
  const untouched = order.parcels.every(
    ({ status, cancelled }) => cancelled === 1 || status === orderStatus.pending,
  );
  if (order.cancelled === 0 ? !untouched : !order.cancellation) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`button ${order.cancelled ? 'button-quiet' : WARNING}`}
      >
        {order.cancelled ? t('change-words') : t('cancel')}
      </button>
      <CancelDialog open={asking} close={() => setAsking(false)} order={order} changed={changed} />
    </>
  );
}
