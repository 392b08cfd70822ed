import { useTranslations } from 'use-intl';
import { RefundDialog } from '#web/desk/orders/refund-dialog.tsx';
import { DialogButton } from '#web/desk/parts/dialog-button.tsx';
import type { OpenedOrder, OrderState } from '#web/desk/orders/use-order.ts';

export function RefundButton({ opened, state }: { opened: OpenedOrder; state: OrderState }) {
  const t = useTranslations('desk-order');
  return (
    <DialogButton
      label={t('refund')}
      primary
      dialog={(close) => <RefundDialog {...{ opened, state, close }} />}
    />
  );
}
