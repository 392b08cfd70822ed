import type { Handlers } from '#api/handler.ts';
import type { paymentGatewayCalls } from '#contract/payment-gateway.ts';
import { readPaymentMethods } from '#market/payments/read-payment-methods.ts';

export const paymentGatewayHandlers: Handlers<typeof paymentGatewayCalls> = {
  read: async ({ market, services }) => readPaymentMethods(market, services.gateways),
};
