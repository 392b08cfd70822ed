import type { Opened, ToOpen } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { toMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import { isDone, saysNo, type Send } from '#outside/gateways/paypal/paypal-client.ts';
import { paypalOrder } from '#outside/gateways/paypal/paypal-order.ts';
import { pageAt, understand } from '#outside/gateways/gateway-answer.ts';

const FIELD = 127;
const localeOf: Record<string, string> = {
  en: 'en-US',
  fr: 'fr-FR',
  ar: 'ar-EG',
  tr: 'tr-TR',
  hi: 'hi-IN',
};

/**
 * Creates PayPal's order for a payment; `url` is PayPal's API. Safe to repeat with the same key.
 * Throws a GatewayProblem.
 */
export async function openOrder(
  ask: Send,
  { key, brand, order: { code, title }, amount, language, returnUrl, cancelUrl }: ToOpen,
  url: string,
): Promise<Opened> {
  const body = {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: key,
        custom_id: key,
        invoice_id: fit(`${code} ${key.slice(-8)}`, FIELD),
        description: fit(title, FIELD, code),
        amount: toMoney(amount),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: fit(brand, FIELD, 'Shop'),
          locale: localeOf[language] ?? 'en-US',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: returnUrl,
          cancel_url: cancelUrl,
        },
      },
    },
  };
  const answer = await ask('/v2/checkout/orders', { body, requestId: key });
  if (!isDone(answer)) throw saysNo(answer);
  const { id: providerRef, links } = understand(paypalOrder, answer.body);
  const page =
    links?.find(({ rel }) => rel === 'payer-action') ?? links?.find(({ rel }) => rel === 'approve');
  return {
    providerRef,
    action: { kind: 'redirect', url: pageAt(page?.href ?? '', url) },
    expiresAt: null,
  };
}
