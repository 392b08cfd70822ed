import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { bottomBar } from '#web/ui/bars.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { AwayNote } from '#web/ui/away-note.tsx';
import { SaveButton } from '#web/ui/saved/save-button.tsx';
import { BuyButtons } from '#web/storefront/product/buy-buttons.tsx';
import { NotifyButton } from '#web/storefront/product/notify-button.tsx';
import { ProductHeading } from '#web/storefront/product/product-heading.tsx';
import { OptionChoice } from '#web/storefront/product/option-choice.tsx';
import { ownPrice, PriceBlock } from '#web/storefront/product/price-block.tsx';
import { QuantityChoice } from '#web/storefront/product/quantity-choice.tsx';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import { ShareButton } from '#web/storefront/product/share-button.tsx';
import { SoldOut } from '#web/storefront/product/sold-out.tsx';
import { ProductPrice } from '#web/ui/product/product-price.tsx';
import type { Purchase } from '#web/storefront/product/use-purchase.ts';
import { ProductVouchers } from '#web/storefront/product/product-vouchers.tsx';

const CartDrawer = lazyPart(() => import('#web/storefront/product/cart-drawer.tsx'));

type Props = { product: ProductView; purchase: Purchase };

/** Everything for the decision to buy, from the name to the buttons. */
export function BuyBox({ product, purchase, overview }: Props & { overview: string | null }) {
  const t = useTranslations('product-page');
  const refusal = useTranslations('refusal');
  const away = product.store.away_until;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ProductHeading {...product}>
        <PriceBlock product={product} variant={purchase.variant} />
      </ProductHeading>
      <ProductVouchers vouchers={product.vouchers} />
      <OptionChoice product={product} purchase={purchase} />
      {product.in_stock && <QuantityChoice {...purchase} />}
      {away && <AwayNote until={away} />}
      {!product.in_stock && !away && (
        <p className="rounded bg-warn-tint px-3 py-2.5 font-semibold text-warn">
          {refusal('out-of-stock')}
        </p>
      )}
      <div className="max-md:hidden">
        <BuyOrSoldOut product={product} purchase={purchase} />
      </div>
      <div className="grid grid-cols-2 gap-2 text-sm md:-mt-3 md:grid-cols-[1fr_1fr_auto]">
        <SaveButton list="wishlist" id={product.id} className="max-md:hidden" />
        <SaveButton list="compared" id={product.id} />
        <ShareButton
          title={product.title}
          variant={product.options.length ? purchase.variant?.id : undefined}
        />
      </div>
      {purchase.added && (
        <Suspense fallback={null}>
          <CartDrawer added={purchase.added} closed={purchase.added.done} />
        </Suspense>
      )}
      <noscript>
        <p className="rounded bg-info-tint px-3 py-2.5 text-sm text-info">{t('needs-script')}</p>
      </noscript>
      {overview && (
        <div
          dir="auto"
          className="prose-text -my-2 text-ink-2"
          dangerouslySetInnerHTML={{ __html: overview }}
        />
      )}
    </div>
  );
}

/**
 * The price and the buttons on phones: within reach of the thumb, above the bottom bar. It is last
 * on the page and sticky, so that it covers no footer; in reading order it follows the box.
 */
export function BuyBar(props: Props) {
  const { product, purchase } = props;
  return (
    <div
      ref={bottomBar}
      className={
        'tall:sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 order-last ' +
        '-mx-4 mt-6 flex flex-col gap-1 border-t border-line bg-ground px-4 pb-2 pt-1 md:hidden'
      }
    >
      <ProductPrice {...product} inventory={ownPrice(product, purchase.variant)} small />
      <BuyOrSoldOut {...props} />
    </div>
  );
}

function BuyOrSoldOut({ product, purchase }: Props) {
  const { variant } = purchase;
  if (variant?.quantity !== 0 || product.store.away_until)
    return product.in_stock ? <BuyButtons purchase={purchase} /> : <SoldOut {...product} />;
  return (
    <div className="flex flex-col gap-2">
      <NotifyButton variant={variant.id} />
      {!product.in_stock && <SoldOut {...product} />}
    </div>
  );
}
