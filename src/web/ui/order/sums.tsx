import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { usePrice } from '#web/ui/site.ts';

/** What an order's total is made of. */
export function Sums({ order }: { order: Pick<Order, 'calculated' | 'voucher'> }) {
  const t = useTranslations('order');
  const { subtotal, shipping_price, bundle_offer, tax, voucher_price, total_price } = order.calculated;
  return (
    <dl className="figures grid gap-y-2">
      <Sum name={t('subtotal')} amount={subtotal} />
      <Sum name={t('shipping')} amount={shipping_price} />
      {bundle_offer > 0 && <Sum name={t('bundle')} amount={-bundle_offer} />}
      {tax > 0 && <Sum name={t('tax')} amount={tax} />}
      {voucher_price > 0 && <Sum name={t('voucher')} code={order.voucher?.code} amount={-voucher_price} />}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 text-lg font-bold"><Amount name={t('total')} amount={total_price} /></div>
    </dl>
  );
}

function Sum(props: { name: string; code?: string | undefined; amount: number }) {
  return <div className="flex justify-between gap-4"><Amount {...props} /></div>;
}

function Amount({ name, code, amount }: { name: string; code?: string | undefined; amount: number }) {
  const write = usePrice();
  return <><dt>{name}{code && <> <bdi dir="ltr" className="text-sm text-ink-2">{code}</bdi></>}</dt><dd className={`text-end ${amount < 0 ? 'text-good' : ''}`}><bdi>{write(amount)}</bdi></dd></>;
}
