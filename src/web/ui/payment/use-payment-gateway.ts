import { useEffect, useState } from 'react';
import { call } from '#web/ui/api.ts';
import type { PaymentGateway } from '#web/ui/payment/payment-methods.ts';

/** The present payment methods of the shop. */
export const askPaymentGateway = () => call('paymentGateway.read');

export type GatewayState = {
  gateway: PaymentGateway | null;
  failed: boolean;
  again: () => void;
};

/** The same for a screen, once it needs them: null until loaded. */
export function usePaymentGateway(wanted = true): GatewayState {
  const [gateway, setGateway] = useState<PaymentGateway | null>(null);
  const [failed, setFailed] = useState(false);
  const load = async () => {
    const answer = await askPaymentGateway();
    setFailed(!answer.ok);
    if (answer.ok) setGateway(answer.data);
  };
  useEffect(() => {
    if (wanted) void load();
  }, [wanted]);
  return { gateway, failed, again: () => void load() };
}
