import { useTranslations } from 'use-intl';
import { MOST_OF_ONE } from '#market/carts/cart.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { QuantityField } from '#web/ui/form/quantity-field.tsx';
import type { Purchase } from '#web/storefront/product/use-purchase.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const FEW = 5;

/**
 * The quantity: a number between two buttons, the stock that is left, and why a number is not
 * available.
 */
export function QuantityChoice({ quantity, setQuantity, variant, refused }: Purchase) {
  const t = useTranslations('product-page');
  const refusal = useTranslations('refusal');
  const ready = useHydrated();
  const shownFault = refused === 'choose-attributes' ? null : refused;
  return (
    <div>
      <label htmlFor="quantity" className="mb-2 block text-sm text-ink-2">
        {t('quantity')}
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <QuantityField
          id="quantity"
          disabled={!ready}
          aria-invalid={shownFault !== null}
          aria-describedby="quantity-told"
          quantity={quantity}
          least={1}
          most={Math.min(variant?.quantity ?? MOST_OF_ONE, MOST_OF_ONE)}
          want={setQuantity}
          words={{ fewer: t('fewer'), more: t('more') }}
        />
        {variant && variant.quantity > 0 && <StockLeft count={variant.quantity} />}
      </div>
      <FieldFault id="quantity-told" className="mt-2">
        {shownFault && refusal(shownFault)}
      </FieldFault>
    </div>
  );
}

/** Says that it is in stock, or how few are left. */
function StockLeft({ count }: { count: number }) {
  const t = useTranslations('product-page');
  return (
    <p className={`text-sm ${count <= FEW ? 'font-semibold text-drop' : 'text-good'}`}>
      {count <= FEW ? t('left', { count }) : t('in-stock')}
    </p>
  );
}
