// Letters about money by bank transfer: a part of it came.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { hello } from '#jobs/mail/sheets-account.ts';
import type { Desk, Sheets } from '#jobs/mail/sheet.ts';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';
import { priceText } from '#base/price-text.ts';
import type { Say } from '#words/say.ts';

export const transferSheets: Pick<Sheets, 'transfer-short'> = {
  'transfer-short': async (say: Say, { order: id, received, missing }, desk) => {
    const order = await read(desk, id);
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

type Order = { code: string; name: string; exponent: number; payBy: Date | null; timeZone: string };

async function read({ tx }: Desk, id: number): Promise<Order | undefined> {
  const { rows } = await sql<Order>`
    select code, address ->> 'name' as name, currency_exponent as exponent, pay_by as "payBy",
      time_zone as "timeZone"
    from orders where id = ${id}`.execute(tx);
  return rows[0];
}

const price = ({ paper }: Desk, { exponent }: Order, minor: number) =>
  priceText(toDecimal(minor, exponent), paper.market);

function dayText({ language }: Desk, { payBy, timeZone }: Order): string {
  const days = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone,
  });
  return payBy ? days.format(payBy) : '';
}
