// The input of the search calls.
import { unique } from '../make.ts';

export const SEARCH_SAMPLES: Record<string, unknown> = {
  'admin/synonym/save': {
    get words() {
      return [unique('sofa'), 'couch'];
    },
    finds: [],
    language: 'en',
  },
  'admin/starter-synonyms': { language: 'en' },
  'admin/starter-synonyms/take': { language: 'en', starters: ['sofa'] },
  'admin/pinned-search/save': {
    get typed() {
      return unique('sofa');
    },
    language: 'en',
  },
};
