// Letters about bank transfers: only a part of the money came.
import { toDecimal } from '#base/money.ts';
import type { OwedOrder } from '#outside/letters/facts.ts';
import { hello } from '#outside/letters/sheets-account.ts';
import type { Desk, Sheets } from '#outside/letters/sheet.ts';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';
import { priceText } from '#base/price-text.ts';
import type { Say } from '#words/say.ts';

export const transferSheets: Pick<Sheets, 'transfer-short'> = {
  'transfer-short': async (say: Say, { order: id, received, missing }, desk) => {
    const order = await desk.facts.owedOrder(id);
    if (!order) return null;
    const sums = { received: price(desk, order, received), missing: price(desk, order, missing) };
    return {
      subject: say('letter.transfer-short-subject', { code: order.code }),
      parts: [
        hello(say, order.name),
        { text: say('letter.transfer-short-text', { code: order.code, ...sums }) },
        {
          facts: [
            [say('letter.transfer-missing'), sums.missing],
            [say('letter.transfer-reference'), inGroups(paymentReference(id))],
            [say('letter.transfer-until'), dayText(desk, order)],
          ],
        },
        { button: say('letter.see-order'), to: desk.link(`/user/order/${id}`) },
      ],
    };
  },
};

const price = ({ paper }: Desk, { exponent }: OwedOrder, minor: number) =>
  priceText(toDecimal(minor, exponent), paper.market);

function dayText({ language }: Desk, { payBy, timeZone }: OwedOrder): string {
  const days = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone,
  });
  return payBy ? days.format(payBy) : '';
}
