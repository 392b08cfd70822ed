import { useTranslations } from 'use-intl';
import type { Parcel } from '#contract/ordered-product.ts';
import { usePrice } from '#web/ui/site.ts';

/** A parcel's amounts besides its goods, and its total, on one line. */
export function ParcelSums({ parcel }: { parcel: Parcel }) {
  const t = useTranslations('order');
  const c = useTranslations('checkout');
  const { bundle_offer, voucher_price, shipping_price, fee, tax, total_price } = parcel;
  const free = shipping_price === 0 ? c('free') : undefined;
  return (
    <>
      {bundle_offer > 0 && <Sum name={t('bundle')} amount={-bundle_offer} />}
      {voucher_price > 0 && <Sum name={t('voucher')} amount={-voucher_price} />}
      <Sum name={t('shipping')} amount={shipping_price} instead={free} />
      {fee > 0 && <Sum name={t('fee')} amount={fee} />}
      {tax > 0 && <Sum name={t('tax')} amount={tax} />}
      <Sum name={t('parcel-total')} amount={total_price} className="font-semibold text-ink" />
    </>
  );
}

function Sum(props: {
  name: string;
  amount: number;
  instead?: string | undefined;
  className?: string;
}) {
  const { name, amount, instead, className } = props;
  const write = usePrice();
  return (
    <span>
      {name}{' '}
      <bdi dir={amount < 0 ? 'ltr' : undefined} className={className}>
        {instead ?? write(amount)}
      </bdi>
    </span>
  );
}
