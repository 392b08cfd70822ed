// A value of a proposal's change in readable form.
import { listText } from '#base/comma.ts';
import { proposedProduct, type ProposedProduct } from '#contract/proposal.ts';
import { isIdField, type NameOf } from '#market/proposals/named-things.ts';

type Variant = ProposedProduct['variants'][number];
type Shown = { lines: string[]; gone: boolean };
/** Where a value stands; `of`: the product that it is from. */
type ShownCell = {
  language: string;
  key: string;
  field: string;
  cell: string | undefined;
  of: ProposedProduct | null;
  nameOf: NameOf;
};

/** The lines of a value; `gone`: it names something that there is not any more. */
export function shownValue(
  value: unknown,
  { language, key, field, cell, of, nameOf }: ShownCell,
): Shown {
  const whole = { gone: false };
  if (value === undefined || value === null) return { lines: [], ...whole };
  if (isIdField(field)) {
    const name = nameOf(field, Number(value));
    return { lines: [name ?? `#${String(value)}`], gone: name === undefined };
  }
  if (field === 'images')
    return {
      lines: picturesIn(value).map(({ image, value_ids, alt }) => {
        const values = value_ids.map((id) => nameOf('value_ids', id));
        const text = listText(language, [...values, ...Object.values(alt)]);
        return text ? `${image}: ${text}` : image;
      }),
      ...whole,
    };
  if (field === 'variants' && cell === undefined) {
    const ids = key.slice('variants.'.length);
    const variant = of?.variants.find(({ choice }) => idsOf(choice) === ids);
    const gone = ids !== '' && ids.split(',').some((id) => !nameOf('value_ids', Number(id)));
    return { lines: [lineOf(valueNames(language, ids, nameOf), variant)], gone };
  }
  return { lines: [String(value)], ...whole };
}

const picturesIn = (value: unknown) => proposedProduct.shape.images.catch([]).parse(value);

const idsOf = (choice: Variant['choice']): string =>
  choice
    .map(({ value_id }) => value_id)
    .sort((a, b) => a - b)
    .join();

/** The values of a variant: `Red, L`. */
export const valueNames = (language: string, ids: string, nameOf: NameOf): string =>
  listText(
    language,
    ids.split(',').map((id) => id && (nameOf('value_ids', Number(id)) ?? `#${id}`)),
  );

const lineOf = (values: string, variant: Variant | undefined): string =>
  [
    values,
    variant?.sku,
    variant?.price,
    variant && variant.weight > 0 ? `${variant.weight} g` : '',
    variant?.stock === null || variant === undefined ? '' : `× ${variant.stock}`,
  ]
    .filter(Boolean)
    .join(' · ');
