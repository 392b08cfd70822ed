import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderStatus } from '#contract/constants.ts';
import type { Parcel } from '#contract/order.ts';
import { Icon } from '#web/ui/icon.tsx';
import { openFile } from '#web/ui/order/open-file.ts';
import { toast } from '#web/ui/toasts.tsx';

/** The way to a parcel's invoice, once its store has confirmed it. */
export function InvoiceButton({ parcel: { id, code, status, cancelled } }: { parcel: Parcel }) {
  const t = useTranslations('order');
  const words = useTranslations('orders');
  const [making, make] = useState(false);
  if (status < orderStatus.confirmed || cancelled === 1) return null;
  const open = async () => {
    if (making) return;
    make(true);
    const answer = await openFile(`order/invoice/${id}`, `${code}.pdf`);
    make(false);
    if (!answer.ok) toast('error', answer.message || words('down'));
  };
  return (
    <button type="button" aria-disabled={making} onClick={() => void open()} className="me-auto inline-flex min-h-9 items-center gap-1.5 font-semibold text-primary hover:underline aria-disabled:opacity-60 print:hidden">
      <Icon name="file-text" size={16} />{making ? t('invoice-making') : t('invoice')}
    </button>
  );
}
