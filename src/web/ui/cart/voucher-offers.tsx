import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { priceType } from '#contract/constants.ts';
import type { Voucher } from '#contract/voucher.ts';
import { call } from '#web/ui/api.ts';
import { Missing } from '#web/ui/cart/chosen-voucher.tsx';
import { useMoney } from '#web/ui/cart/use-totals.ts';
import { applyVoucher, dropVoucher, offerOf, voucher } from '#web/ui/cart/voucher.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { usePrice, useSite } from '#web/ui/site.ts';
import '#web/ui/words/account-words.client.ts';

const MOST_PAGES = 4;

/** The vouchers available for these lines, the best first, each applied with one press. */
export default function VoucherOffers({ lines }: { lines: CartLine[] }) {
  const t = useTranslations('lists');
  const c = useTranslations('checkout');
  const { currency_exponent: exponent } = useSite().money;
  const vouchers = useVouchers();
  if (vouchers === null) return <div aria-hidden className="skeleton h-24" />;
  const stores = new Set(lines.map(({ flash_product }) => flash_product.store.id));
  const offers = vouchers
    .filter(({ store }) => store === null || stores.has(store.id))
    .map((offered) => ({
      voucher: offered,
      // for vouchers that apply to some goods, only the server knows the lines, once it is tried
      offer: offerOf({ ...offered, lines: offered.scoped ? [] : null }, lines, exponent),
    }))
    .toSorted(
      (a, b) => b.offer.voucher - a.offer.voucher || a.voucher.min_spend - b.voucher.min_spend,
    );
  if (offers.length === 0) return <p className="text-sm text-ink-2">{t('vouchers-none')}</p>;
  return (
    <ul aria-label={c('voucher-offers')} className="grid gap-2">
      {offers.map((one) => (
        <Offer key={one.voucher.code} {...one} />
      ))}
    </ul>
  );
}

function Offer({ voucher: own, offer }: { voucher: Voucher; offer: ReturnType<typeof offerOf> }) {
  const t = useTranslations('lists');
  const c = useTranslations('checkout');
  const write = usePrice();
  const money = useMoney();
  const chosen = useReactiveState(voucher)?.code === own.code;
  const price = (amount: React.ReactNode) => <bdi dir="ltr">{amount}</bdi>;
  return (
    <li className="flex items-center gap-3 rounded border border-line p-3 text-sm">
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {own.type === priceType.percent
            ? t.rich('off-percent', { percent: own.price, price })
            : t.rich('off-amount', { amount: write(own.price), price })}
        </p>
        <bdi dir="ltr" className="block text-ink-2 rtl:text-end">
          {own.code}
        </bdi>
        <p className={offer.voucher > 0 ? 'text-good' : 'text-ink-2'}>
          {own.scoped ? (
            own.title
          ) : offer.voucher > 0 ? (
            c.rich('voucher-takes', { price: () => <bdi>{money(offer.voucher)}</bdi> })
          ) : (
            <Missing terms={{ ...own, lines: null }} spend={offer.spend} />
          )}
        </p>
      </div>
      {(own.scoped || offer.voucher > 0 || chosen) && (
        <button
          type="button"
          aria-pressed={chosen}
          onClick={() => (chosen ? dropVoucher() : void applyVoucher(own.code))}
          className={`button shrink-0 px-3 ${chosen ? 'button-primary' : 'button-quiet'}`}
        >
          {chosen ? c('voucher-applied') : c('apply')}
          <span className="sr-only"> {own.code}</span>
        </button>
      )}
    </li>
  );
}

/** The running vouchers; null until loaded. */
function useVouchers(): Voucher[] | null {
  const [found, setFound] = useState<Voucher[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void readAll().then((all) => wanted && setFound(all));
    return () => {
      wanted = false;
    };
  }, []);
  return found;
}

async function readAll(): Promise<Voucher[]> {
  const all: Voucher[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await call('voucher.all', { page });
    if (!answer.ok) break;
    all.push(...answer.data.data);
    if (page >= answer.data.last_page) break;
  }
  return all;
}
