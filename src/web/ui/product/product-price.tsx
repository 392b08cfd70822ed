import { useTranslations } from 'use-intl';
import { priceOf } from '#market/pricing/price.ts';
import { PercentOff } from '#web/ui/product/percent-off.tsx';
import { usePrice, useSite } from '#web/ui/site.ts';

export type Priced = {
  selling: number;
  offered: number | null;
  price: number | null;
  inventory?: number | null;
};
export type ShownPrice = { now: number; was: number | null; percentOff: number };

/**
 * The present price, the former one and the discount, in decimals: the market's one rule, in the
 * browser.
 */
export function useShownPrice({ selling, offered, price, inventory }: Priced): ShownPrice {
  const unit = 10 ** useSite().money.currency_exponent;
  const minor = (amount: number) => Math.round(amount * unit);
  const shown = priceOf({
    selling: minor(selling),
    offered: offered === null ? null : minor(offered),
    flash: price === null ? null : minor(price),
    inventory: inventory ? minor(inventory) : null,
  });
  return {
    now: shown.now / unit,
    was: shown.was === null ? null : shown.was / unit,
    percentOff: shown.percentOff,
  };
}

/**
 * A price, in reading order: the present one, the one struck through, the discount. `small` is for
 * where there is little room.
 */
export function ProductPrice({ small = false, ...priced }: Priced & { small?: boolean }) {
  const t = useTranslations('product');
  const shown = useShownPrice(priced);
  const write = usePrice();
  return (
    <p className="price figures">
      <PriceParts
        shown={shown}
        write={write}
        was={t('was')}
        size={small ? 'text-base' : 'text-2xl'}
        wasSize={small ? 'text-sm' : 'text-base'}
      />
      {shown.was !== null && (
        <PercentOff percent={shown.percentOff} size={small ? 'small' : 'medium'} />
      )}
    </p>
  );
}

type Parts = {
  shown: ShownPrice;
  write: (amount: number) => string;
  was: string;
  size: string;
  wasSize: string;
};

/** The two amounts, without hooks: lists have hundreds. */
export function PriceParts({ shown: { now, was }, write, was: word, size, wasSize }: Parts) {
  return (
    <>
      <bdi className={`${size} ${was === null ? 'font-bold' : 'font-bold text-drop'}`}>
        {write(now)}
      </bdi>
      {was !== null && (
        <s className={`isolate-text text-ink-3 ${wasSize}`}>
          <span className="sr-only">{word} </span>
          {write(was)}
        </s>
      )}
    </>
  );
}
