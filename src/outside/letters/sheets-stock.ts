// Letters to people who wait for a variant: the link that confirms the request, and the news that
// it is back.
import type { LetterVariant } from '#outside/letters/facts.ts';
import type { Desk, Sheet, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

type InventoryToName = { inventory: number; key: string };

export const stockSheets: Pick<Sheets, 'stock-notice-confirm' | 'back-in-stock'> = {
  'stock-notice-confirm': (say: Say, alert, desk) =>
    ofVariant(alert, desk, ({ choice, title }) => ({
      subject: say('letter.stock-confirm-subject', { product: title }),
      parts: [
        { text: say('letter.stock-confirm-text', { product: title }) },
        ...(choice ? [{ quiet: choice }] : []),
        {
          button: say('letter.stock-confirm-button'),
          to: desk.link(`/stock-notice/confirm?key=${alert.key}`),
        },
      ],
      leave: leaveOf(alert, desk),
    })),
  'back-in-stock': (say: Say, alert, desk) =>
    ofVariant(alert, desk, ({ id, slug, title, choice }) => ({
      subject: say('letter.stock-back-subject', { product: title }),
      parts: [
        { text: say('letter.stock-back-text', { product: title }) },
        ...(choice ? [{ quiet: choice }] : []),
        {
          button: say('letter.stock-back-button'),
          to: desk.link(`/${encodeURIComponent(slug)}/product/${id}?variant=${alert.inventory}`),
        },
        { quiet: say('letter.stock-back-once') },
      ],
      leave: leaveOf(alert, desk),
    })),
};

const leaveOf = (
  { key }: InventoryToName,
  { link, paper, language }: Desk,
): NonNullable<Sheet['leave']> => ({
  page: link(`/stock-notice/leave?key=${key}`),
  oneClick: `${paper.url}/api/v1/stock-notice/leave?key=${key}&language=${language}`,
});

/** Nothing if the variant is gone, or its product no longer public. */
async function ofVariant(
  { inventory }: InventoryToName,
  { facts }: Desk,
  write: (variant: LetterVariant) => Sheet,
): Promise<Sheet | null> {
  const variant = await facts.variant(inventory);
  return variant ? write(variant) : null;
}
