import { useState, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderedProduct } from '#contract/ordered-product.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts.tsx';

type Dialog = ComponentType<{
  line: OrderedProduct;
  reviewed: boolean;
  open: boolean;
  close: () => void;
  saved: () => void;
}>;

/** Reviews a product that has arrived. The dialog's script is loaded at the first press. */
export function ReviewButton({ line }: { line: OrderedProduct }) {
  const t = useTranslations('order');
  const words = useTranslations('orders');
  const [reviewed, setReviewed] = useState(line.reviewed === 1);
  const [dialog, setDialog] = useState<{ View: Dialog } | null>(null);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    const View =
      dialog?.View ??
      (await import('#web/storefront/order/review/review-dialog.tsx').then(
        (module) => module.default,
        () => null,
      ));
    setBusy(false);
    if (!View) return toast('error', words('down'));
    setDialog({ View });
    setOpen(true);
  };
  const action = reviewed ? t('change-review') : t('write-review');
  return (
    <div className="mt-2 print:hidden">
      <WorkButton
        type="button"
        aria-haspopup="dialog"
        busy={busy}
        aria-label={t('review-of', { action, title: line.product.title })}
        onClick={() => void press()}
        className="button button-quiet min-h-9 px-3 text-sm"
      >
        <Icon name="star" size={16} filled={reviewed} />
        {action}
      </WorkButton>
      {dialog && (
        <dialog.View
          line={line}
          reviewed={line.reviewed === 1}
          open={open}
          close={() => setOpen(false)}
          saved={() => setReviewed(true)}
        />
      )}
    </div>
  );
}
