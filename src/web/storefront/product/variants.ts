// Variants and choices: which variant a customer's choices lead to, and which values they exclude.
export type Variant = {
  id: number;
  sku: string;
  quantity: number;
  price: number;
  values: number[];
};
/** Value by attribute, as far as chosen. */
export type Choice = Readonly<Record<number, number>>;
export type Standing = 'free' | 'sold-out' | 'not-made';

type Option = { id: number; values: { id: number }[] };

/** The initial choice: an option with a single value leaves nothing to choose. */
export function firstChoice(options: Option[]): Choice {
  return Object.fromEntries(
    options.flatMap(({ id, values }) =>
      values.length === 1 && values[0] ? [[id, values[0].id]] : [],
    ),
  );
}

/** The choice that leads to a variant. */
export function choiceOf(variant: Variant, options: Option[]): Choice {
  return Object.fromEntries(
    options.flatMap(({ id, values }) =>
      values.filter((value) => variant.values.includes(value.id)).map((value) => [id, value.id]),
    ),
  );
}

/**
 * The variant with exactly the chosen values; null while an option is open. A product without
 * options has a single variant.
 */
export function variantOf(variants: Variant[], options: Option[], choice: Choice): Variant | null {
  const wanted = options.map(({ id }) => choice[id]);
  return (
    variants.find(
      ({ values }) =>
        values.length === wanted.length &&
        wanted.every((value) => value !== undefined && values.includes(value)),
    ) ?? null
  );
}

/** Whether a value fits the choices of the other options. */
export function standingOf(
  variants: Variant[],
  choice: Choice,
  option: number,
  value: number,
): Standing {
  const fitting = having(variants, [...valuesBeside(choice, option), value]);
  if (fitting.length === 0) return 'not-made';
  return fitting.some(({ quantity }) => quantity > 0) ? 'free' : 'sold-out';
}

/** The choice after a value was chosen: other values stay if there is a variant with both. */
export function choose(variants: Variant[], choice: Choice, option: number, value: number): Choice {
  const compatible: Record<number, number> = { [option]: value };
  for (const [id, chosen] of Object.entries(choice)) {
    if (Number(id) !== option && having(variants, [...Object.values(compatible), chosen]).length)
      compatible[Number(id)] = chosen;
  }
  return compatible;
}

const valuesBeside = (choice: Choice, option: number) =>
  Object.entries(choice)
    .filter(([id]) => Number(id) !== option)
    .map(([, value]) => value);
const having = (variants: Variant[], wanted: number[]) =>
  variants.filter(({ values }) => wanted.every((value) => values.includes(value)));
