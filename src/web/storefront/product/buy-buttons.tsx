import { useTranslations } from 'use-intl';
import type { Purchase } from '#web/storefront/product/use-purchase.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * Adds to the cart, or also goes straight to the address. Disabled before hydration, and while a
 * press is being handled.
 */
export function BuyButtons({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('product-page');
  const ready = useHydrated();
  const { working } = purchase;
  return (
    <div className="grid grid-cols-2 gap-2">
      <WorkButton
        type="button"
        disabled={!ready}
        busy={working === 'add'}
        closed={working === 'buy'}
        onClick={() => void purchase.add()}
        className="button button-quiet border-primary text-primary"
      >
        {t('add')}
      </WorkButton>
      <WorkButton
        type="button"
        disabled={!ready}
        busy={working === 'buy'}
        closed={working === 'add'}
        onClick={() => void purchase.buy()}
        className="button button-primary"
      >
        {t('buy')}
      </WorkButton>
    </div>
  );
}
