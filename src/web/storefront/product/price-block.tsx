import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Countdown } from '#web/ui/countdown.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import type { Variant } from '#web/storefront/product/variants.ts';
import { ProductPrice, useShownPrice } from '#web/ui/product/product-price.tsx';
import { SoldBar } from '#web/ui/product/sold-bar.tsx';

const SoonInSale = lazyPart(() => import('#web/storefront/product/soon-in-sale.tsx'));

/** A variant's own price, which matters only if there is something to choose. */
export const ownPrice = (
  { options }: Pick<ProductView, 'options'>,
  variant: Variant | null,
): number | null => (options.length && variant && variant.price > 0 ? variant.price : null);

/** The price for the present choice, its sale, and the bundle deal. */
export function PriceBlock({
  product,
  variant,
}: {
  product: ProductView;
  variant: Variant | null;
}) {
  const t = useTranslations('product-page');
  const home = useTranslations('home');
  const own = ownPrice(product, variant);
  const { end_time } = product;
  // a variant's own price has no known earlier price, so nothing is struck through (Directive
  // 98/6/EC, Article 6a)
  const selling = product.eu_pack && own !== null ? own : product.selling;
  return (
    <div className="flex flex-col gap-3">
      <div aria-live="polite">
        <ProductPrice {...product} selling={selling} inventory={own} />
        {product.eu_pack && own === null && <PriorNote product={product} />}
      </div>
      {product.price !== null && end_time && own === null && (
        <div className="rounded bg-drop-tint px-3 pb-2 pt-2.5">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
            <span className="flex items-center gap-1.5 font-semibold text-drop">
              <Icon name="zap" size={16} />
              {t('flash')}
            </span>
            <span className="flex items-center gap-2">
              {home('ends-in')} <Countdown until={end_time} />
            </span>
          </p>
          <SoldBar sold={product.sold} quota={product.quota} />
        </div>
      )}
      {product.coming_sale && own === null && (
        <Suspense>
          <SoonInSale sale={product.coming_sale} />
        </Suspense>
      )}
      {product.bundle_deal && (
        <p
          className={
            'flex items-center gap-2 rounded bg-good-tint ' +
            'px-3 py-2.5 text-sm font-semibold text-good'
          }
        >
          <Icon name="gift" size={18} className="shrink-0" />
          <span dir="auto">{product.bundle_deal.title}</span>
        </p>
      )}
    </div>
  );
}

/** The meaning of the price that is struck through. */
function PriorNote({ product }: { product: ProductView }) {
  const t = useTranslations('product-page');
  const { was } = useShownPrice(product);
  return was === null ? null : <p className="text-sm text-ink-2">{t('prior-price')}</p>;
}
