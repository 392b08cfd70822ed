// Razorpay's adapter with a stand-in of its own.
import { razorpay } from '#outside/gateways/razorpay/razorpay.ts';
import { openRazorpay } from '../stand-ins/gateways/razorpay.ts';
import { money, payer } from './wish.ts';

/** The default amount of a payment in tests. */
export const rupees = money(129_900, 'INR');

export async function openAdapter() {
  const there = await openRazorpay();
  const gateway = razorpay(there.keys, there.url);
  const { opened, paid } = payer(
    () => ({ gateway, there }),
    rupees,
    ({ providerRef }) => providerRef,
  );
  return { there, gateway, opened, paid };
}
