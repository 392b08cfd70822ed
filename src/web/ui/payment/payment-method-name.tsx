import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { isCard, makers } from '#web/ui/payment/payment-methods.ts';

/** What a way to pay is called; a card also says by whom where there are two. */
export function WayName({ method, beside = [] }: { method: number; beside?: number[] }) {
  const t = useTranslations('pay');
  const o = useTranslations('order');
  if (method === orderMethod.cashOnDelivery) return o('cash');
  if (method === orderMethod.bank) return o('bank');
  if (!isCard(method)) return <bdi>{makers[method]}</bdi>;
  return beside.filter(isCard).length > 1
    ? t.rich('card-by', { maker: () => <bdi>{makers[method]}</bdi> })
    : o('card');
}
