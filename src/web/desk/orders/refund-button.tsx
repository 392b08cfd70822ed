import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RefundDialog } from '#web/desk/orders/refund-dialog.tsx';
import type { OpenedOrder, OrderState } from '#web/desk/orders/use-order.ts';

export function RefundButton({ opened, state }: { opened: OpenedOrder; state: OrderState }) {
  const t = useTranslations('desk-order');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="button button-primary">
        {t('refund')}
      </button>
      {open && <RefundDialog {...{ opened, state }} close={() => setOpen(false)} />}
    </>
  );
}
