import { loadWorkWords, type WordFiles } from '#web/desk/work-words.ts';
import type { Words } from '#words/catalogue.ts';

const seller: WordFiles = import.meta.glob<{ default: Partial<Words> }>('../../../locales/*.json', {
  query: '?part=seller',
});

export const loadSellerWords = (language: string): Promise<Words> =>
  loadWorkWords(language, seller);
