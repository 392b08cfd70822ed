import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AgainLine } from '#contract/ordered-again.ts';
import { call } from '#web/ui/api.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { loadShopper } from '#web/ui/shopper.ts';
import { toast } from '#web/ui/toasts.tsx';

const AgainDialog = lazyPart(() => import('#web/storefront/order/again-dialog.tsx'));

/** Puts an order's products into the cart again, and shows the result for each. */
export function AgainButton({ id, className }: { id: number; className: string }) {
  const t = useTranslations('order');
  const words = useTranslations('orders');
  const [asking, setAsking] = useState(false);
  const [lines, setLines] = useState<AgainLine[] | null>(null);
  const again = async () => {
    setAsking(true);
    const answer = await call('order.again', { order_id: id });
    setAsking(false);
    if (!answer.ok) return toast('error', answer.message || words('down'));
    void loadShopper(); // updates the badge
    setLines(answer.data.lines);
  };
  return (
    <>
      <WorkButton
        type="button"
        busy={asking}
        onClick={() => void again()}
        className={`button ${className}`}
      >
        <Icon name="rotate-ccw" size={18} />
        {t('again')}
      </WorkButton>
      {lines && (
        <Suspense fallback={null}>
          <AgainDialog lines={lines} closed={() => setLines(null)} />
        </Suspense>
      )}
    </>
  );
}
