// Stripe's adapter with a stand-in of its own.
import { stripe } from '#outside/gateways/stripe/stripe.ts';
import { openStripe } from '../stand-ins/gateways/stripe.ts';
import { money, payer } from './wish.ts';

/** The default amount of a payment in tests. */
export const price = money(1999, 'USD');

export async function openAdapter() {
  const there = await openStripe();
  const gateway = stripe(there.keys, there.url);
  const posts = (path: string) =>
    there.log.filter((sent) => sent.method === 'POST' && sent.path === path);
  const lastForm = () => new URLSearchParams(posts('/v1/checkout/sessions').at(-1)?.body);
  const { opened, paid } = payer(
    () => ({ gateway, there }),
    price,
    ({ providerRef }) => providerRef,
  );
  return { there, gateway, posts, lastForm, opened, paid };
}
