import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { orderStatus } from '#contract/constants.ts';
import { CancelDialog } from '#web/storefront/order/cancel-dialog.tsx';

/** The way to cancel, while no store has begun; later, to say it in other words. */
export function CancelButton({ order, changed }: { order: Order; changed: () => void }) {
  const t = useTranslations('order');
  const dialog = useRef<HTMLDialogElement>(null);
  const untouched = order.parcels.every(
    ({ status, cancelled }) => cancelled === 1 || status === orderStatus.pending,
  );
  if (order.cancelled === 0 ? !untouched : !order.cancellation) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => dialog.current?.showModal()}
        className={`button ${order.cancelled ? 'button-quiet' : 'border border-drop bg-ground text-drop hover:bg-drop-tint'}`}
      >
        {order.cancelled ? t('change-words') : t('cancel')}
      </button>
      <CancelDialog dialog={dialog} order={order} changed={changed} />
    </>
  );
}
