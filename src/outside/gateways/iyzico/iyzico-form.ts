import { decimalText } from '#base/currency.ts';
import type { Buyer, ToOpen } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';

const NONE = '-';

/**
 * The request that opens a payment. The basket has one item, so that it adds up to the price
 * exactly; our key is the basket id, the only field that Iyzico returns. No instalments, which
 * would raise the price.
 */
export function toForm(
  { key, order, amount, buyer, language, returnUrl }: ToOpen,
  identityNumber: string,
): Record<string, unknown> {
  const price = decimalText(amount.minor, amount.exponent);
  const address = toAddress(buyer);
  return {
    locale: language === 'tr' ? 'tr' : 'en',
    conversationId: key,
    price,
    paidPrice: price,
    currency: amount.currency,
    basketId: key,
    paymentGroup: 'PRODUCT',
    callbackUrl: returnUrl,
    enabledInstallments: [1],
    buyer: toBuyer(buyer, order.code, identityNumber),
    shippingAddress: address,
    billingAddress: address,
    basketItems: [
      {
        id: order.code,
        name: fit(order.title, 100, order.code),
        category1: 'Order',
        itemType: 'PHYSICAL',
        price,
      },
    ],
  };
}

/**
 * Iyzico requires a family name: the last word of the name, or the only one. No field may be empty.
 */
function toBuyer(
  { name, email, phone, country, city, zip, address, ip }: Buyer,
  id: string,
  identityNumber: string,
): Record<string, string> {
  const words = name.trim().split(/\s+/);
  const surname = words.at(-1) ?? '';
  return {
    id,
    name: fit(words.slice(0, -1).join(' ') || surname, 100, NONE),
    surname: fit(surname, 100, NONE),
    identityNumber: fit(identityNumber, 50),
    email: fit(email, 100),
    gsmNumber: fit(phone, 20, NONE),
    registrationAddress: fit(address, 250, NONE),
    city: fit(city, 100, NONE),
    country: fit(country, 100, NONE),
    zipCode: fit(zip, 20, NONE),
    ip,
  };
}

const toAddress = ({ name, city, country, address, zip }: Buyer): Record<string, string> => ({
  contactName: fit(name, 100, NONE),
  city: fit(city, 100, NONE),
  country: fit(country, 100, NONE),
  address: fit(address, 250, NONE),
  zipCode: fit(zip, 20, NONE),
});
