import type { Words } from '#words/catalogue.ts';

export type WordFiles = Record<string, () => Promise<{ default: Partial<Words> }>>;
const work: WordFiles = import.meta.glob<{ default: Partial<Words> }>('../../../locales/*.json', {
  query: '?part=work',
});

/**
 * The messages of a front in a language: its own, and those that both fronts share; in English if
 * the language has none.
 */
export async function loadWorkWords(language: string, own: WordFiles): Promise<Words> {
  const sections = await Promise.all([sectionsOf(work, language), sectionsOf(own, language)]);
  return Object.assign(Object.create(null), ...sections);
}

async function sectionsOf(files: WordFiles, language: string): Promise<Partial<Words>> {
  const load = files[fileOf(language)] ?? files[fileOf('en')];
  if (!load) throw new Error('These screens have no words.');
  return (await load()).default;
}

const fileOf = (language: string) => `../../../locales/${language}.json`;
