import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { priceType } from '#contract/constants.ts';
import type { Voucher } from '#contract/voucher.ts';
import { Icon } from '#web/ui/icon.tsx';
import { storePath } from '#web/ui/links.ts';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import { usePrice } from '#web/ui/site.ts';
import { OneWord } from '#web/ui/one-word.tsx';

const SOON_MS = 2 * 86_400_000;

const isolated = (amount: ReactNode) => <bdi dir="ltr">{amount}</bdi>;

/** A voucher with its conditions, and its code to copy. */
export function VoucherCard({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('lists');
  const write = usePrice();
  const { store, end_at } = voucher;
  return (
    <article className="card flex h-full flex-col gap-3 p-4">
      <div>
        <p className="text-xl font-bold text-primary">
          {voucher.type === priceType.percent
            ? t.rich('off-percent', { percent: voucher.price, price: isolated })
            : t.rich('off-amount', { amount: write(voucher.price), price: isolated })}
        </p>
        <h2 className="text-base" dir="auto">
          {voucher.title}
        </h2>
      </div>
      <ul className="grow text-sm text-ink-2">
        <li>
          {voucher.min_spend > 0
            ? t.rich('min-spend', { amount: write(voucher.min_spend), price: isolated })
            : t('no-minimum')}
        </li>
        {voucher.capped_price !== null && (
          <li>{t.rich('at-most', { amount: write(voucher.capped_price), price: isolated })}</li>
        )}
        <li>
          {t.rich('until', {
            day: () => <LocalTime at={end_at} hour={Date.parse(end_at) - Date.now() < SOON_MS} />,
          })}
        </li>
        <li>
          {store
            ? t.rich('for-store', {
                name: () => (
                  <Link to={storePath(store)} className="link">
                    <bdi>{store.name}</bdi>
                  </Link>
                ),
              })
            : t(voucher.scoped ? 'for-some' : 'for-all')}
        </li>
        <li>{t('times', { count: voucher.limit_per_customer })}</li>
      </ul>
      <VoucherCode code={voucher.code} />
      <Link
        to={store ? storePath(store) : '/all/products'}
        prefetch="intent"
        className="button button-quiet"
      >
        {t('use-now')}
      </Link>
    </article>
  );
}

function VoucherCode({ code }: { code: string }) {
  const t = useTranslations('product-page');
  const { copied, copy } = useCopy(code);
  return (
    <p
      className={
        'flex items-center justify-between gap-2 rounded ' +
        'border border-dashed border-line-2 ps-3'
      }
    >
      <OneWord className="figures select-all font-semibold">{code}</OneWord>
      {'clipboard' in navigator && (
        <button
          type="button"
          onClick={() => void copy()}
          className={
            'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded ' +
            'px-3 text-sm font-semibold text-primary hover:underline'
          }
        >
          {copied ? <Icon name="check" size={16} /> : <Icon name="copy" size={16} />}
          {copied ? t('copied') : t('copy')}
          <span className="sr-only"> {code}</span>
        </button>
      )}
      <span role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </span>
    </p>
  );
}
