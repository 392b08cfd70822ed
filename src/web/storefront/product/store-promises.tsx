import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import type { ProductView } from '#web/storefront/product/product-view.ts';

/** Returns, warranty and tax: both yes and no are stated, so that nobody has to guess. */
export function StorePromises({ refundable, warranty, taxed }: ProductView) {
  const t = useTranslations('product-page');
  return (
    <ul className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
      <li className="flex items-center gap-3">
        <Icon
          name={refundable ? 'rotate-ccw' : 'ban'}
          size={20}
          className={`shrink-0 ${refundable ? 'text-good' : 'text-ink-3'}`}
        />
        {t(refundable ? 'refundable' : 'not-refundable')}
      </li>
      <li className="flex items-center gap-3">
        <Icon
          name={warranty ? 'badge-check' : 'shield-off'}
          size={20}
          className={`shrink-0 ${warranty ? 'text-good' : 'text-ink-3'}`}
        />
        {t(warranty ? 'warranty' : 'no-warranty')}
      </li>
      <li className="flex items-center gap-3">
        <Icon name="percent" size={20} className="shrink-0 text-ink-3" />
        {t(taxed ? 'plus-tax' : 'no-tax')}
      </li>
    </ul>
  );
}
