// PayPal's adapter with a stand-in of its own.
import { paypal } from '#outside/gateways/paypal/paypal.ts';
import { openPaypal } from '../stand-ins/gateways/paypal.ts';
import { money, payer } from './wish.ts';

/** An order in the shop's request to PayPal. */
type Body = {
  purchase_units: {
    amount: { value: string };
    description: string;
    invoice_id: string;
    custom_id: string;
  }[];
  payment_source: { paypal: { experience_context: { locale: string; brand_name: string } } };
};

/** The default amount of a payment in tests. */
export const price = money(1999, 'USD');

/** `usual` is the default amount. */
export async function openAdapter(usual = price) {
  const there = await openPaypal();
  const gateway = paypal(there.keys, there.url);
  const posts = (end: string) =>
    there.log.filter((sent) => sent.method === 'POST' && sent.path.endsWith(end));
  const lastOrder = () => JSON.parse(posts('/orders').at(-1)?.body ?? '{}') as Body;
  const { opened, paid } = payer(
    () => ({ gateway, there }),
    usual,
    ({ providerRef }) => providerRef,
  );
  return { there, gateway, posts, lastOrder, opened, paid };
}
