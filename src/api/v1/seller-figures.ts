import type { Handlers } from '#api/handler.ts';
import type { sellerFiguresCalls } from '#contract/seller-figures.ts';
import { readSellerFigures } from '#market/figures/read-seller-figures.ts';

export const sellerFiguresHandlers: Handlers<typeof sellerFiguresCalls> = {
  read: async ({ reading, market }, { days }, by) =>
    readSellerFigures(reading.db, by, Number(days), market),
};
