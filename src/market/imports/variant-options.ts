// A product's variants must be told apart by the same options.
import {
  refuse,
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

/** Variants that differ in the options they all have; the others are refused. */
export function tellApart(findings: Findings, variants: DraftVariant[]): DraftVariant[] {
  const names = namesOf(variants[0]);
  const byChoice = new Map<string, DraftVariant>();
  for (const variant of variants) {
    const choice = choiceOf(variant.options);
    const twin = byChoice.get(choice);
    const lacks = names.find((name) => !namesOf(variant).includes(name));
    const more = namesOf(variant).find((name) => !names.includes(name));
    if (lacks ?? more)
      refuse(findings, {
        line: variant.line,
        reason: lacks
          ? `has no ${JSON.stringify(lacks)}, which the product's other variants have`
          : `has ${JSON.stringify(more)}, which the product's other variants have not`,
      });
    else if (twin && !variant.loose)
      refuse(findings, { line: variant.line, reason: `has the same options as line ${twin.line}` });
    else if (!twin) byChoice.set(choice, variant);
  }
  return [...byChoice.values()];
}

/**
 * Says what became of a product some or all of whose variants were refused; null for one that does
 * not come in.
 */
export function settle(findings: Findings, draft: Draft, wanted: number): Draft | null {
  const lost = wanted - draft.variants.length;
  const called = JSON.stringify(draft.title ?? draft.named);
  if (draft.variants.length === 0) {
    if (draft.lines.length > 1)
      refuse(findings, {
        line: draft.line,
        reason: `${called} does not come in: none of its variants can be sold`,
      });
    for (const line of draft.lines) findings.refused.add(line);
    return null;
  }
  if (lost > 0)
    findings.problems.push({
      line: draft.line,
      reason: `${called} comes in without ${lost} of its ${wanted} variants`,
    });
  return { ...draft, whole: lost === 0 };
}

const namesOf = (variant: DraftVariant | undefined): string[] =>
  variant?.options.map(({ name }) => name.toLowerCase()) ?? [];
const choiceOf = (options: Option[]): string =>
  JSON.stringify(options.map(({ name, value }) => [keyOf(name), keyOf(value)]).sort());
