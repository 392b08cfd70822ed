import type { Words } from '#words/catalogue.ts';

type Files = Record<string, () => Promise<{ default: Partial<Words> }>>;
const desk: Files = import.meta.glob<{ default: Partial<Words> }>('../../../locales/*.json', {
  query: '?part=desk',
});

/** The words of the desk in a language; in English for one that has none. */
export async function loadDeskWords(language: string): Promise<Words> {
  const load = desk[`../../../locales/${language}.json`] ?? desk['../../../locales/en.json'];
  if (!load) throw new Error('The desk has no words.');
  const { default: own } = await load();
  return Object.assign(Object.create(null), own);
}
