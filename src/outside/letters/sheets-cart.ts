// The letter about a left cart.
import { toDecimal } from '#base/money.ts';
import { pictureOf, priceIn } from '#outside/letters/order-for-letter.ts';
import type { Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

export const cartSheets: Pick<Sheets, 'cart-left'> = {
  'cart-left': async (say: Say, { account, key }, desk) => {
    const { facts, link, paper, language } = desk;
    const { stores, exponent } = await facts.cart(account);
    if (stores.length === 0) return null;
    const price = (minor: number) => priceIn(desk, toDecimal(minor, exponent));
    const all = stores.flatMap(({ lines }) => lines);
    return {
      subject: say('letter.cart-left-subject', { shop: paper.name }),
      parts: [
        { text: say('letter.cart-left-text') },
        {
          bill: {
            stores: stores.map(({ name, lines }) => ({
              name,
              lines: lines.map(({ title, choice, image, quantity, amount }) => ({
                text: `${quantity} × ${title}${choice ? ` (${choice})` : ''}`,
                price: price(amount),
                ...pictureOf({ image, title }, desk),
              })),
            })),
            sums: [
              [say('order.subtotal'), price(all.reduce((sum, { amount }) => sum + amount, 0))],
            ],
          },
        },
        { button: say('letter.cart-left-button'), to: link('/cart') },
        { quiet: say('letter.cart-left-prices') },
      ],
      leave: {
        page: link(`/cart-reminder/leave?key=${key}`),
        oneClick: `${paper.url}/api/v1/cart-reminder/leave?key=${key}&language=${language}`,
      },
    };
  },
};
