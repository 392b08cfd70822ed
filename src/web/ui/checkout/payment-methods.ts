import { useEffect, useState } from 'react';
import { orderMethod } from '#contract/constants.ts';
import { call, type Data } from '#web/ui/api.ts';

/** The ways to pay that are open and that this shop's own screens know; null until they have come. */
export function usePaymentMethods(): { methods: number[] | null; first: number | null; failed: boolean; again: () => void } {
  const [gateway, set] = useState<Data<'paymentGateway'> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    const answer = await call<'paymentGateway'>('GET', 'payment-gateway');
    setFailed(!answer.ok);
    if (answer.ok) set(answer.data);
  };
  useEffect(() => { void load(); }, []);
  const methods = gateway && (gateway.cash_on_delivery === 1 ? [orderMethod.cashOnDelivery] : []);
  const first = methods?.find((method) => method === gateway?.default) ?? methods?.[0] ?? null;
  return { methods, first, failed, again: () => void load() };
}
