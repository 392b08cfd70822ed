import { loadWorkWords, type WordFiles } from '#web/desk/work-words.ts';
import type { Words } from '#words/catalogue.ts';

const desk: WordFiles = import.meta.glob<{ default: Partial<Words> }>('../../../locales/*.json', {
  query: '?part=desk',
});

export const loadDeskWords = (language: string): Promise<Words> => loadWorkWords(language, desk);
