import type { Handlers } from '#api/handler.ts';
import type { adminStoreFiguresCalls } from '#contract/admin/store-figures.ts';
import { readStoreFigures } from '#market/figures/read-store-figures.ts';

export const adminStoreFiguresHandlers: Handlers<typeof adminStoreFiguresCalls> = {
  read: ({ reading, market }, { id }, by) => readStoreFigures(reading.db, by, id, market),
};
