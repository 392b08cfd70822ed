import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { priceType } from '#contract/constants.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import { useCopy } from '#web/ui/use-copy.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { usePrice } from '#web/ui/site.ts';
import { OneWord } from '#web/ui/one-word.tsx';

const VOUCHER = 'h-full rounded border border-dashed border-line-2 px-3 py-1 text-sm leading-snug';

type Voucher = ProductView['vouchers'][number];

/** Vouchers that apply to this product, each with its code to copy. */
export function ProductVouchers({ vouchers }: { vouchers: Voucher[] }) {
  const t = useTranslations('product-page');
  if (vouchers.length === 0) return null;
  return (
    <section aria-label={t('vouchers')}>
      <ul className="flex flex-wrap gap-2">
        {vouchers.map((voucher) => (
          <li key={voucher.code} className="min-w-0 grow basis-40">
            <ProductVoucher voucher={voucher} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const isolated = (amount: ReactNode) => <bdi dir="ltr">{amount}</bdi>;

function ProductVoucher({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('product-page');
  const write = usePrice();
  const ready = useHydrated();
  const { copied, copy } = useCopy(voucher.code);
  return (
    <div className={VOUCHER}>
      <p className="pt-1 text-xs text-ink-2">
        <strong className="text-sm text-ink">
          {voucher.type === priceType.percent
            ? t.rich('percent-off', { percent: voucher.price, price: isolated })
            : t.rich('amount-off', { amount: write(voucher.price), price: isolated })}
        </strong>
        {voucher.min_spend > 0 && (
          <>
            {' '}
            <span className="whitespace-nowrap">
              {t.rich('voucher-from', { amount: write(voucher.min_spend), price: isolated })}
            </span>
          </>
        )}
      </p>
      <button
        type="button"
        disabled={!ready}
        onClick={() => void copy()}
        className="flex min-h-8 items-center gap-1.5 font-semibold text-primary hover:underline"
      >
        <OneWord>{voucher.code}</OneWord>
        <Icon name={copied ? 'check' : 'copy'} size={15} />
        <span className="sr-only">{t('copy')}</span>
      </button>
      <span role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </span>
    </div>
  );
}
