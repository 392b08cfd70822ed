import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { priceType } from '#contract/constants.ts';
import type { Shown } from '#web/ui/product-page/shown.ts';
import { useReady } from '#web/ui/product-page/use-ready.ts';
import { usePrice } from '#web/ui/site.ts';

type Voucher = Shown['vouchers'][number];

/** Vouchers that count for this product, each with its code to copy. */
export function Vouchers({ vouchers }: { vouchers: Voucher[] }) {
  const t = useTranslations('product-page');
  if (vouchers.length === 0) return null;
  return (
    <section aria-label={t('vouchers')}>
      <ul className="flex flex-wrap gap-2">{vouchers.map((voucher) => <li key={voucher.code} className="min-w-0 grow basis-52"><OneVoucher voucher={voucher} /></li>)}</ul>
    </section>
  );
}

function OneVoucher({ voucher }: { voucher: Voucher }) {
  const t = useTranslations('product-page');
  const write = usePrice();
  const ready = useReady();
  const [copied, say] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(voucher.code);
      say(true);
    } catch {
      say(false);      // not allowed here: the code stands there to be typed
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <div className="flex h-full items-center gap-2 rounded border border-dashed border-line-2 ps-3 text-sm">
      <p className="min-w-0 flex-1 py-1.5 leading-snug">
        <strong className="block">{voucher.type === priceType.percent ? t('percent-off', { percent: voucher.price }) : t.rich('amount-off', { amount: write(voucher.price), price: (amount) => <bdi>{amount}</bdi> })}</strong>
        {voucher.min_spend > 0 && <span className="text-xs text-ink-2">{t.rich('voucher-from', { amount: write(voucher.min_spend), price: (amount) => <bdi>{amount}</bdi> })}</span>}
      </p>
      <button type="button" disabled={!ready} onClick={() => void copy()} className="flex min-h-11 items-center gap-1.5 rounded px-3 font-semibold text-primary hover:bg-primary-tint disabled:hover:bg-transparent">
        <bdi dir="ltr" className="select-all">{voucher.code}</bdi><Icon size={16} aria-hidden /><span className="sr-only">{t('copy')}</span>
      </button>
      <span role="status" className="sr-only">{copied ? t('copied') : ''}</span>
    </div>
  );
}
