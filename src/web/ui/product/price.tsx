import { useTranslations } from 'use-intl';
import { priceOf } from '#market/pricing/price.ts';
import { usePrice, useSite } from '#web/ui/site.ts';

export type Priced = { selling: number; offered: number | null; price: number | null; inventory?: number | null };

/** What a thing costs now, was, and how much is off, in decimals: the market's one rule, in the browser. */
export function useShownPrice({ selling, offered, price, inventory }: Priced): { now: number; was: number | null; percentOff: number } {
  const unit = 10 ** useSite().money.currency_exponent;
  const minor = (amount: number) => Math.round(amount * unit);
  const shown = priceOf({ selling: minor(selling), offered: offered === null ? null : minor(offered), flash: price === null ? null : minor(price), inventory: inventory ? minor(inventory) : null });
  return { now: shown.now / unit, was: shown.was === null ? null : shown.was / unit, percentOff: shown.percentOff };
}

/** A price as it is read aloud and seen: now first, what it was struck through. */
export function Price({ large = false, ...priced }: Priced & { large?: boolean }) {
  const t = useTranslations('product');
  const write = usePrice();
  const { now, was, percentOff } = useShownPrice(priced);
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <bdi className={`font-bold ${large ? 'text-2xl' : 'text-lg'} ${was === null ? '' : 'text-drop'}`}>{write(now)}</bdi>
      {was !== null && <s className={`text-ink-3 ${large ? 'text-base' : 'text-sm'}`}><span className="sr-only">{t('was')} </span><bdi>{write(was)}</bdi></s>}
      {was !== null && large && percentOff > 0 && <bdi className="rounded-sm bg-drop-tint px-2 py-0.5 text-sm font-semibold text-drop" dir="ltr">−{percentOff}%</bdi>}
    </p>
  );
}
