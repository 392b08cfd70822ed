import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { Picture } from '#web/ui/picture.tsx';
import { ChosenOptions } from '#web/ui/cart/chosen-options.tsx';
import { pictureOf } from '#web/ui/cart/line-state.ts';

/** A read-only line: product, options, quantity; its price and problems are up to the screen. */
export function LineSummary({
  line,
  price,
  children,
}: {
  line: CartLine;
  price?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('checkout');
  return (
    <li className="flex gap-3 px-4 py-3 md:px-5">
      <span className="size-16 shrink-0 overflow-hidden rounded bg-ground-2">
        <Picture
          name={pictureOf(line)}
          alt=""
          sizes="64px"
          width={64}
          height={64}
          className="size-16 object-cover"
        />
      </span>
      <div className="min-w-0 grow">
        <p className="line-clamp-2" dir="auto">
          {line.flash_product.title}
        </p>
        <ChosenOptions line={line} />
        <p className="figures text-sm text-ink-2">{t('quantity', { count: line.quantity })}</p>
        {children}
      </div>
      {price && <p className="figures shrink-0 font-semibold">{price}</p>}
    </li>
  );
}
