import { orderMethod } from '#contract/constants.ts';
import { priceIn } from '#outside/letters/order-for-letter.ts';
import type { Desk, Part } from '#outside/letters/sheet.ts';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';
import type { Say } from '#words/say.ts';
import type { LetterOrder } from '#outside/letters/letter-order.ts';

type Facts = [name: string, value: string][];
const ASKS: LetterOrder['pay']['state'][] = ['none', 'waiting', 'failed'];

/**
 * Whether an order waits for money other than cash on delivery, and nobody is checking a payment.
 */
export const waitsForMoney = ({
  pay,
  order_method: method,
  cancelled,
  payment_done: paid,
}: LetterOrder): boolean =>
  !cancelled &&
  !paid &&
  method !== orderMethod.cashOnDelivery &&
  pay.due > 0 &&
  ASKS.includes(pay.state);

/** How to pay an unpaid order: in cash, by transfer, or on the order's page. */
export async function howToPay(say: Say, order: LetterOrder, desk: Desk): Promise<Part[]> {
  const { id, order_method: method, pay } = order;
  const amount = priceIn(desk, pay.due);
  if (method === orderMethod.cashOnDelivery)
    return pay.due > 0 ? [{ text: say('letter.pay-cash', { amount }) }] : [];
  if (!waitsForMoney(order)) return [];
  const page = await orderLink(desk, id);
  const until = pay.pay_by === null ? [] : await untilFact(say, { id, payBy: pay.pay_by }, desk);
  const over: Part[] = until.length ? [{ quiet: say('letter.pay-over') }] : [];
  if (method !== orderMethod.bank) {
    return [
      { text: say('letter.pay-online', { amount }) },
      ...(until.length ? [{ facts: until }] : []),
      { button: say('letter.pay-now'), to: page },
      ...over,
    ];
  }
  return [
    { text: say('letter.pay-transfer', { amount }) },
    { facts: [...accountFacts(say, order, desk), ...until] },
    { text: say('letter.pay-transfer-tell') },
    { button: say('letter.see-order'), to: page },
    ...over,
  ];
}

/**
 * The address of an order's page. A buyer without an account also gets the key that opens it,
 * behind the `#`, which servers do not see.
 */
async function orderLink({ link, facts }: Desk, id: number): Promise<string> {
  const key = await facts.linkKey(id);
  return link(`/user/order/${id}${key && `#key=${key}`}`);
}

/** The shop's bank account, and the reference for the transfer. */
function accountFacts(say: Say, { id, pay }: LetterOrder, desk: Desk): Facts {
  const bank = desk.paper.market.methods.find(({ method }) => method === orderMethod.bank);
  const facts: [string, string | undefined][] = [
    [say('owed.amount'), priceIn(desk, pay.due)],
    [say('owed.account-name'), bank?.shown.account_name],
    [say('owed.account-number'), bank?.shown.account_number],
    [say('owed.bank-name'), bank?.shown.bank_name],
    [say('owed.branch-name'), bank?.shown.branch_name],
    [say('owed.reference'), inGroups(paymentReference(id))],
  ];
  return facts.flatMap(([name, value]): Facts => (value ? [[name, value]] : []));
}

/** Until when the order is kept, in its buyer's time zone. */
async function untilFact(
  say: Say,
  { id, payBy }: { id: number; payBy: string },
  { facts, language }: Desk,
): Promise<Facts> {
  const timeZone = await facts.timeZone(id);
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  return [[say('letter.pay-until'), format.format(new Date(payBy))]];
}
