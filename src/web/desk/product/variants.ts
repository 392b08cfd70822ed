// The variants of a product in its form: the attributes that distinguish them, and every
// combination.
import type { ShownVariant } from '#contract/admin/product-parts.ts';

/** A variant as opened, with the typed values over it; a new one has no id yet. */
export type Variant = Pick<ShownVariant, 'choice' | 'stock_seen'> & {
  id?: number | null;
} & Record<Cell, string | number | null>;
/** The typed values of a variant. */
export type Cell = 'sku' | 'price' | 'weight' | 'stock';
/** An attribute of the variants, with the values in use. */
export type Option = { attribute_id: number; value_ids: number[] };

export const isVariants = (value: unknown): value is Variant[] => Array.isArray(value);

/** Identifies a variant by its values, in the order of their attributes. */
export const keyOf = ({ choice }: Pick<Variant, 'choice'>): string =>
  choice
    .map(({ value_id }) => value_id)
    .sort((a, b) => a - b)
    .join();

/** The attributes of the variants with their values, in the order of first use. */
export function optionsOf(variants: Variant[]): Option[] {
  const options = new Map<number, Set<number>>();
  for (const { attribute_id, value_id } of variants.flatMap(({ choice }) => choice))
    options.set(attribute_id, (options.get(attribute_id) ?? new Set()).add(value_id));
  return [...options]
    .map(([attribute_id, values]) => ({ attribute_id, value_ids: [...values] }))
    .sort((a, b) => a.attribute_id - b.attribute_id);
}

type Choice = Variant['choice'];
const BLANK = { id: null, sku: '', price: null, weight: 0, stock: 0, stock_seen: 0 };

/** How many combinations these options have. */
export const countOf = (options: Option[]): number =>
  options.reduce((count, { value_ids }) => count * Math.max(1, value_ids.length), 1);

/** A change to the options. `known`: earlier variants, which may come back. */
type Change = { attribute: number; value: number | null; known: Variant[] };

/**
 * Adds a value of an attribute: each combination of the others gets it too, and existing ones stay.
 * If the attribute is new, they all get its first value.
 */
export function withValue(variants: Variant[], { attribute, value, known }: Change): Variant[] {
  if (value === null) return variants;
  const has = variants.some(({ choice }) => choice.some((one) => one.attribute_id === attribute));
  const added = restsOf(variants, attribute).map((rest) =>
    inOrder([...rest, { attribute_id: attribute, value_id: value }]),
  );
  return [
    ...(has ? variants : []),
    ...added.map((choice) => madeOf(choice, [...variants, ...known])),
  ];
}

/** Takes every value of these attributes: each combination once. */
export const withAll = (
  variants: Variant[],
  attributes: { id: number; values: { id: number }[] }[],
  known: Variant[],
): Variant[] =>
  attributes
    .flatMap(({ id: attribute, values }) => values.map(({ id: value }) => ({ attribute, value })))
    .reduce((all, one) => withValue(all, { ...one, known }), variants);

/** Removes a value of an attribute or, if null, the whole attribute. */
export function withoutValue(variants: Variant[], { attribute, value, known }: Change): Variant[] {
  const left = variants.filter(({ choice }) => !choice.some((one) => one.value_id === value));
  if (value !== null && left.length > 0) return left;
  return restsOf(variants, attribute).map((rest) => madeOf(rest, [...variants, ...known]));
}

/** Every combination of the variants' values. */
export function completed(variants: Variant[], known: Variant[]): Variant[] {
  const choices = optionsOf(variants).reduce<Choice[]>(
    (all, { attribute_id, value_ids }) =>
      all.flatMap((choice) => value_ids.map((value_id) => [...choice, { attribute_id, value_id }])),
    [[]],
  );
  return choices.map((choice) => madeOf(choice, [...variants, ...known]));
}

/** The variants in the order of these values, by the first attribute first. */
export function sorted(variants: Variant[], values: number[]): Variant[] {
  const placesOf = ({ choice }: Variant) => choice.map(({ value_id }) => values.indexOf(value_id));
  return variants.toSorted((a, b) => {
    const [own, other] = [placesOf(a), placesOf(b)];
    const at = own.findIndex((place, depth) => place !== other[depth]);
    return at < 0 ? 0 : (own[at] ?? 0) - (other[at] ?? 0);
  });
}

const inOrder = (choice: Choice): Choice =>
  choice.toSorted((a, b) => a.attribute_id - b.attribute_id);

/** The choices of variants without one attribute, each once. */
function restsOf(variants: Variant[], attribute: number): Choice[] {
  const rests = variants.map(({ choice }) =>
    choice.filter(({ attribute_id }) => attribute_id !== attribute),
  );
  return [...new Map(rests.map((choice) => [keyOf({ choice }), choice])).values()];
}

/** The known variant with this choice; a new one copies the most similar one. */
function madeOf(choice: Choice, known: Variant[]): Variant {
  const key = keyOf({ choice });
  const same = known.find((variant) => keyOf(variant) === key);
  if (same) return same;
  const wanted = new Set(choice.map(({ value_id }) => value_id));
  const shared = (variant: Variant) =>
    variant.choice.filter(({ value_id }) => wanted.has(value_id)).length;
  const { price, weight } = known.toSorted((a, b) => shared(b) - shared(a))[0] ?? BLANK;
  return { ...BLANK, choice, price, weight };
}
