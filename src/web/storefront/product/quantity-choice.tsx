import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import type { Purchase } from '#web/storefront/product/use-purchase.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const FEW = 5;

/**
 * How many: a number between its two buttons, what is left of it, and why a number can not be had.
 */
export function QuantityChoice({ quantity, setQuantity, variant, refused }: Purchase) {
  const t = useTranslations('product-page');
  const refusal = useTranslations('refusal');
  const told = refused === 'choose-attributes' ? null : refused;
  return (
    <div>
      <label htmlFor="quantity" className="mb-2 block text-sm text-ink-2">
        {t('quantity')}
      </label>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <NumberField quantity={quantity} setQuantity={setQuantity} wrong={told !== null} />
        {variant && variant.quantity > 0 && <Left count={variant.quantity} />}
      </div>
      <p
        id="quantity-told"
        role="alert"
        className="mt-2 text-sm font-semibold text-drop empty:hidden"
      >
        {told && refusal(told)}
      </p>
    </div>
  );
}

function NumberField({
  quantity,
  setQuantity,
  wrong,
}: Pick<Purchase, 'quantity' | 'setQuantity'> & { wrong: boolean }) {
  const t = useTranslations('product-page');
  const ready = useHydrated();
  const [typed, type] = useState<string | null>(null);
  const step = (by: number) => {
    type(null);
    setQuantity(quantity + by);
  };
  const settle = () => {
    if (typed !== null) setQuantity(Number(typed));
    type(null);
  };
  const button = 'grid size-11 place-items-center hover:text-primary disabled:text-ink-3';
  return (
    <div className="flex rounded border border-line-2">
      <button
        type="button"
        disabled={!ready}
        onClick={() => step(-1)}
        aria-label={t('fewer')}
        className={button}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        id="quantity"
        inputMode="numeric"
        autoComplete="off"
        disabled={!ready}
        value={typed ?? quantity}
        aria-invalid={wrong}
        aria-describedby="quantity-told"
        onChange={({ target }) => type(target.value.replace(/\D/g, '').slice(0, 6))}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
        }}
        className="figures h-11 w-14 border-x border-line-2 bg-ground text-center font-semibold"
      />
      <button
        type="button"
        disabled={!ready}
        onClick={() => step(1)}
        aria-label={t('more')}
        className={button}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}

/** That it is there, or how few are left. */
function Left({ count }: { count: number }) {
  const t = useTranslations('product-page');
  return (
    <p className={`text-sm ${count <= FEW ? 'font-semibold text-drop' : 'text-good'}`}>
      {count <= FEW ? t('left', { count }) : t('in-stock')}
    </p>
  );
}
