import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { most } from '#contract/constants.ts';
import { changeQuantity, sayOfLine } from '#web/ui/cart/change-cart.ts';
import { Icon } from '#web/ui/icon.tsx';

/**
 * How many of a line: one fewer, a number to type, one more. At a limit it says which instead of
 * going on.
 */
export function QuantityStepper({ line }: { line: CartLine }) {
  const t = useTranslations('cart');
  const refusal = useTranslations('refusal');
  const [draft, type] = useState<string | null>(null);
  const limit = Math.min(line.updated_inventory.quantity, most.quantity);
  const want = (quantity: number) => {
    type(null);
    if (quantity < 1) sayOfLine(line.id, [refusal('minimum-quantity')]);
    else if (quantity > limit) sayOfLine(line.id, [refusal('maximum-quantity')]);
    else if (quantity !== line.quantity) void changeQuantity(line, quantity);
  };
  const commit = () => {
    if (draft === null) return;
    if (/^\d{1,6}$/.test(draft)) want(Number(draft));
    else type(null);
  };
  // at a limit a press still answers, with the reason
  const key = 'grid w-10 shrink-0 place-items-center hover:text-primary md:w-9';
  return (
    <div
      role="group"
      aria-label={t('quantity-of', { title: line.flash_product.title })}
      className="flex h-11 items-stretch rounded border border-line-2 md:h-10"
      dir="ltr"
    >
      <button
        type="button"
        aria-label={t('fewer')}
        onClick={() => want(Math.min(line.quantity - 1, Math.max(limit, 1)))}
        className={`${key} ${line.quantity <= 1 ? 'text-ink-3' : ''}`}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        aria-label={t('quantity')}
        inputMode="numeric"
        value={draft ?? line.quantity}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') type(null);
        }}
        className="figures w-9 bg-transparent text-center font-semibold md:w-10"
      />
      <button
        type="button"
        aria-label={t('more')}
        onClick={() => want(line.quantity + 1)}
        className={`${key} ${line.quantity >= limit ? 'text-ink-3' : ''}`}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
