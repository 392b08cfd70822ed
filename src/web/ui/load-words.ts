import type { Words } from '#words/catalogue.ts';

const catalogues = import.meta.glob<{ default: Words }>('../../../locales/*.json');

/** Fetches the messages of one language: each is a file of its own, kept by the browser. */
export async function loadWords(language: string): Promise<Words> {
  const load = catalogues[`../../../locales/${language}.json`] ?? catalogues['../../../locales/en.json'];
  if (!load) throw new Error('no messages');
  return (await load()).default;
}
