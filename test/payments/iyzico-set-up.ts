// Iyzico's adapter with a stand-in of its own behind it.
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import { openIyzico } from '../stand-ins/gateways/iyzico.ts';
import { money, payer } from './wish.ts';

/** The amount that a test pays by default. */
export const lira = money(129_990, 'TRY');
/** The number that the shop gives for buyers, who are not asked for theirs. */
export const IDENTITY = '11111111111';

export async function openAdapter() {
  const there = await openIyzico();
  const gateway = iyzico(there.keys, there.url, IDENTITY);
  const lastBody = (path: string) =>
    JSON.parse(there.log.filter((one) => one.path === path).at(-1)?.body ?? 'null');
  const refundsOf = (paymentId: string | null) =>
    there.books.payments.find((one) => one.paymentId === paymentId)?.refunds;
  const { opened, paid } = payer(
    () => ({ gateway, there }),
    lira,
    ({ providerRef }) => providerRef,
  );
  return { there, gateway, lastBody, refundsOf, opened, paid };
}
