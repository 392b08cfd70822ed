// A product's variants must all differ by the same options.
import {
  refuse,
  addProblem,
  type Draft,
  type DraftVariant,
  type Findings,
  type Option,
} from '#market/imports/draft.ts';
import { keyOf } from '#base/slugs.ts';

/** Options without empty ones, each name once. */
export function optionsOf(
  pairs: [name: string | undefined, value: string | undefined][],
): Option[] {
  const options = new Map<string, Option>();
  for (const [name, value] of pairs)
    if (name && value && !options.has(keyOf(name))) options.set(keyOf(name), { name, value });
  return [...options.values()];
}

/** Keeps the variants that differ in the options they all have; refuses the others. */
export function distinctVariants(findings: Findings, variants: DraftVariant[]): DraftVariant[] {
  const names = namesOf(variants[0]);
  const byChoice = new Map<string, DraftVariant>();
  for (const variant of variants) {
    const choice = choiceOf(variant.options);
    const twin = byChoice.get(choice);
    const lacks = names.find((name) => !namesOf(variant).includes(name));
    const more = namesOf(variant).find((name) => !names.includes(name));
    if (lacks ?? more)
      refuse(findings, {
        row: variant.line,
        column: null,
        code: lacks ? 'option-missing' : 'option-extra',
        values: { option: lacks ?? more ?? '' },
      });
    else if (twin && !variant.loose)
      refuse(findings, {
        row: variant.line,
        column: null,
        code: 'options-same',
        values: { other: twin.line },
      });
    else if (!twin) byChoice.set(choice, variant);
  }
  return [...byChoice.values()];
}

/**
 * The draft after some of its variants were refused; null when all were, and it cannot be imported.
 */
export function settle(findings: Findings, draft: Draft, all: number): Draft | null {
  const lost = all - draft.variants.length;
  const product = draft.title ?? draft.named;
  if (draft.variants.length === 0) {
    if (draft.lines.length > 1)
      refuse(findings, {
        row: draft.line,
        column: null,
        code: 'variants-none',
        values: { product },
      });
    for (const line of draft.lines) findings.refused.add(line);
    return null;
  }
  if (lost > 0)
    addProblem(findings, {
      row: draft.line,
      column: null,
      code: 'variants-fewer',
      values: { product, lost, wanted: all },
    });
  return { ...draft, whole: lost === 0 };
}

const namesOf = (variant: DraftVariant | undefined): string[] =>
  variant?.options.map(({ name }) => name.toLowerCase()) ?? [];
const choiceOf = (options: Option[]): string =>
  JSON.stringify(options.map(({ name, value }) => [keyOf(name), keyOf(value)]).sort());
