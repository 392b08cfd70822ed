// Letters about a flash sale to people who asked for them: the link that confirms the request, and
// the start of the sale.
import type { Desk, Sheet, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

type SaleToName = { sale: number; key: string };

export const saleSheets: Pick<Sheets, 'sale-notice-confirm' | 'sale-begun'> = {
  'sale-notice-confirm': (say: Say, alert, desk) =>
    ofSale(alert, desk, (sale) => ({
      subject: say('letter.sale-confirm-subject', { sale }),
      parts: [
        { text: say('letter.sale-confirm-text', { sale }) },
        {
          button: say('letter.sale-confirm-button'),
          to: desk.link(`/sale-notice/confirm?key=${alert.key}`),
        },
      ],
      leave: leaveOf(alert, desk),
    })),
  'sale-begun': (say: Say, alert, desk) =>
    ofSale(alert, desk, (sale) => ({
      subject: say('letter.sale-begun-subject', { sale }),
      parts: [
        { text: say('letter.sale-begun-text', { sale }) },
        { button: say('letter.sale-begun-button'), to: desk.link(`/flash-sale/${alert.sale}`) },
        { quiet: say('letter.sale-begun-once') },
      ],
      leave: leaveOf(alert, desk),
    })),
};

const leaveOf = (
  { key }: SaleToName,
  { link, paper, language }: Desk,
): NonNullable<Sheet['leave']> => ({
  page: link(`/sale-notice/leave?key=${key}`),
  oneClick: `${paper.url}/api/v1/sale-notice/leave?key=${key}&language=${language}`,
});

/** Nothing if the sale was withdrawn or is over. */
async function ofSale(
  { sale }: SaleToName,
  { facts }: Desk,
  write: (title: string) => Sheet,
): Promise<Sheet | null> {
  const title = await facts.sale(sale);
  return title === undefined ? null : write(title);
}
