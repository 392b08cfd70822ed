import type { Letters } from '#contract/letters.ts';
import { composeLetter, type Written } from '#outside/letters/compose-letter.ts';
import { examplesOf } from '#outside/letters/examples.ts';
import type { Stationery } from '#market/settings/read-stationery.ts';
import { sayIn, type Say } from '#words/say.ts';

/**
 * A letter made from one of its examples, the last one if there are fewer; `say` may use other
 * texts than the language has now.
 */
export async function composeExample(
  kind: keyof Letters,
  paper: Stationery,
  { example = 0, say = sayIn(paper.language) }: { example?: number; say?: Say } = {},
): Promise<Written> {
  const examples = examplesOf(kind, paper.language);
  const { data, facts } = examples[Math.min(example, examples.length - 1)] ?? {};
  const written = data && facts && (await composeLetter({ kind, data }, { paper, say, facts }));
  if (!written) throw new Error(`The letter ${kind} has no example.`);
  return written;
}

const known = new Map<keyof Letters, Set<string>>();

/** The keys of the texts in a letter, such as `letter.hello`; the same in each language. */
export async function textsOf(kind: keyof Letters, paper: Stationery): Promise<Set<string>> {
  const texts = known.get(kind) ?? (await readTexts(kind, paper));
  known.set(kind, texts);
  return texts;
}

async function readTexts(kind: keyof Letters, paper: Stationery): Promise<Set<string>> {
  const usual = sayIn(paper.language);
  const needed = new Set<string>();
  const say: Say = (key, values) => {
    needed.add(key);
    return usual(key, values);
  };
  for (const [example] of examplesOf(kind, paper.language).entries())
    await composeExample(kind, paper, { example, say });
  return new Set([...needed].filter((name) => name.startsWith('letter.')));
}
