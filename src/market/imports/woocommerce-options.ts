// The options of WooCommerce's rows: a variation has one value for each attribute, a product may
// list many.
import { attributeField } from '#market/imports/woocommerce-fields.ts';
import type { DraftVariant, Option } from '#market/imports/draft.ts';
import { listIn, nameIn } from '#market/imports/read-cells.ts';
import type { Row } from '#market/imports/read-rows.ts';
import { plainText } from '#market/catalogue/clean-text.ts';
import { keyOf } from '#base/slugs.ts';

const MOST_ATTRIBUTES = 20;
export const MOST_SPREAD = 500;

/** The values that a variation has for each option: its own, or else all those of its product. */
export function optionsOf(head: Row, row: Row): { name: string; values: string[] }[] {
  const all = attributesOf(head);
  return attributesOf(row).flatMap(({ name, values }) => {
    const possible = values.length
      ? values.slice(0, 1)
      : (all.find((known) => keyOf(known.name) === keyOf(name))?.values ?? []);
    return possible.length ? [{ name, values: possible }] : [];
  });
}

function attributesOf(row: Row): { name: string; values: string[] }[] {
  const attributes = new Map<string, { name: string; values: string[] }>();
  for (let number = 1; number <= MOST_ATTRIBUTES; number++) {
    const name = nameIn(row, attributeField(number, 'name'), 80);
    if (name && !attributes.has(keyOf(name)))
      attributes.set(keyOf(name), {
        name,
        values: listIn(row, attributeField(number, 'value'))
          .map((value) => plainText(value).slice(0, 120))
          .filter(Boolean),
      });
  }
  return [...attributes.values()];
}

/** Every combination of values; stops beyond `MOST_SPREAD`. */
export function spread(options: { name: string; values: string[] }[]): Option[][] {
  return options.reduce<Option[][]>(
    (choices, { name, values }) =>
      choices.length > MOST_SPREAD
        ? choices
        : choices.flatMap((choice) => values.map((value) => [...choice, { name, value }])),
    [[]],
  );
}

/** Sorts rows that name their values before rows that stand for any, whatever the file's order. */
export const specificFirst = (variants: DraftVariant[]) =>
  variants.toSorted((a, b) => Number(a.loose ?? false) - Number(b.loose ?? false));
