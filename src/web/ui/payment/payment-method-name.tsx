import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { gatewayNames } from '#contract/gateway-names.ts';
import { isCard } from '#web/ui/payment/payment-methods.ts';

/** The name of a payment method; a card also names the provider if there are two. */
export function PaymentMethodName({ method, beside = [] }: { method: number; beside?: number[] }) {
  const t = useTranslations('pay');
  const o = useTranslations('order');
  if (method === orderMethod.cashOnDelivery) return o('cash');
  if (method === orderMethod.bank) return o('bank');
  if (!isCard(method)) return <bdi>{gatewayNames[method]}</bdi>;
  return beside.filter(isCard).length > 1
    ? t.rich('card-by', { maker: () => <bdi>{gatewayNames[method]}</bdi> })
    : o('card');
}
