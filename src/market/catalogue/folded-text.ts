import { fold, MOST_LETTERS } from '#base/fold.ts';

type Texts = Record<string, string>;

const LONG_WORD = new RegExp(`(\\S{${MOST_LETTERS}})\\S+`, 'gu');

/** The text that a product is found by: its title and its tags in every language, folded. */
export const foldedText = (title: Texts, tags: Texts[]): string =>
  fold(
    [title, ...tags]
      .flatMap((texts) =>
        Object.keys(texts)
          .sort()
          .map((code) => texts[code] ?? ''),
      )
      .join(' '),
  ).replace(LONG_WORD, '$1');
