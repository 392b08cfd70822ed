import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { most } from '#contract/constants.ts';
import { changeQuantity, sayOfLine } from '#web/ui/cart/change-cart.ts';
import { QuantityField } from '#web/ui/form/quantity-field.tsx';

/** The quantity of a cart line. At a limit it says which one. */
export function LineQuantity({ line }: { line: CartLine }) {
  const t = useTranslations('cart');
  const refusal = useTranslations('refusal');
  const limit = Math.min(line.updated_inventory.quantity, most.quantity);
  const want = (quantity: number) => {
    if (quantity < 1) sayOfLine(line.id, [refusal('minimum-quantity')]);
    else if (quantity > limit) sayOfLine(line.id, [refusal('maximum-quantity')]);
    else changeQuantity(line, quantity);
  };
  return (
    <div role="group" aria-label={t('quantity-of', { title: line.flash_product.title })}>
      <QuantityField
        aria-label={t('quantity')}
        quantity={line.quantity}
        least={1}
        most={limit}
        want={want}
        narrow
        words={{ fewer: t('fewer'), more: t('more') }}
      />
    </div>
  );
}
