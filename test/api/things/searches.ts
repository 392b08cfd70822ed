// Things of an owner about searches.
import { unique } from '../../make.ts';
import type { Makers } from './placed-order.ts';

export const searchThings: Makers = {
  synonym: async ({ db }) => {
    const { id } = await db
      .insertInto('synonyms')
      .values({ words: [unique('sofa'), 'couch'] })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'pinned-search': async ({ db }) => {
    const words = unique('sofa');
    const { id } = await db
      .insertInto('pinned_searches')
      .values({ typed: words, words })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
};
