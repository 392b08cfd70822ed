// Iyzico's adapter with a stand-in of its own.
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import { openIyzico } from '../stand-ins/gateways/iyzico.ts';
import { money, payer } from './wish.ts';

/** The default amount of a payment in tests. */
export const lira = money(129_990, 'TRY');
/** The identity number that the shop sends for buyers, who are not asked for theirs. */
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
