// Flutterwave's adapter with a stand-in of its own.
import { flutterwave } from '#outside/gateways/flutterwave/flutterwave.ts';
import { openFlutterwave } from '../stand-ins/gateways/flutterwave.ts';
import { money, payer } from './wish.ts';

/** The default amount of a payment in tests. */
export const naira = money(1_299_990, 'NGN');

export async function openAdapter() {
  const there = await openFlutterwave();
  const gateway = flutterwave(there.keys, there.url);
  const bodyOf = (path: string) => there.log.filter((one) => one.path === path).at(-1)?.body ?? '';
  const { opened, paid } = payer(
    () => ({ gateway, there }),
    naira,
    ({ key }) => key,
  );
  return { there, gateway, bodyOf, opened, paid };
}
