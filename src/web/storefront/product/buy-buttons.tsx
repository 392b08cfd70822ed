import { useTranslations } from 'use-intl';
import type { Purchase } from '#web/storefront/product/use-purchase.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * Into the cart, or straight to the address. Not to be pressed before the page is alive, nor while
 * a press is on its way.
 */
export function BuyButtons({ purchase }: { purchase: Purchase }) {
  const t = useTranslations('product-page');
  const ready = useHydrated();
  const off = !ready || purchase.working !== null;
  return (
    <div className="grid grid-cols-2 gap-2">
      <button
        type="button"
        disabled={off}
        aria-busy={purchase.working === 'add'}
        onClick={() => void purchase.add()}
        className="button button-quiet border-primary text-primary"
      >
        {t('add')}
      </button>
      <button
        type="button"
        disabled={off}
        aria-busy={purchase.working === 'buy'}
        onClick={() => void purchase.buy()}
        className="button button-primary"
      >
        {t('buy')}
      </button>
    </div>
  );
}
