// The changes of a proposal in readable form: names instead of ids, one line for each variant.
import { listText } from '#base/comma.ts';
import type { ProposalChange } from '#contract/admin/product-proposal.ts';
import { proposedProduct, type ProposedProduct } from '#contract/proposal.ts';
import type { Db } from '#db/connect.ts';
import type { Change } from '#market/proposals/bring-together.ts';
import { isIdField, readNames, type IdField, type NameOf } from '#market/proposals/named-things.ts';

type Variant = ProposedProduct['variants'][number];
type Whole = { proposed: ProposedProduct; base: ProposedProduct | null };
type Shown = { lines: string[]; gone: boolean };

/** The changes with their texts, in the order of a product's form. */
export async function shownChanges(
  db: Db,
  language: string,
  changes: Change[],
  whole: Whole,
): Promise<ProposalChange[]> {
  const nameOf = await readNames(db, language, idsIn(changes, whole));
  const order = Object.keys(whole.proposed);
  return changes
    .map((change): ProposalChange => {
      const [field = '', ...rest] = change.key.split('.');
      const [first = '', cell] = rest;
      const show = (value: unknown, of: ProposedProduct | null) =>
        shown(value, { language, key: change.key, field, cell, of, nameOf });
      const [was, became] = [show(change.was, whole.base), show(change.became, whole.proposed)];
      return {
        key: change.key,
        field: cell ?? field,
        language: rest.length === 1 && field !== 'variants' && field !== 'tag_ids' ? first : null,
        variant: cell === undefined ? null : valueNames(language, first, nameOf),
        mark: markOf(change),
        was: was.lines,
        became: became.lines,
        now: change.clash ? show(change.now, null).lines : null,
        gone: became.gone,
      };
    })
    .sort((a, b) => order.indexOf(rootOf(a)) - order.indexOf(rootOf(b)));
}

const rootOf = ({ key }: ProposalChange): string => key.split('.')[0] ?? '';

const markOf = ({ was, became }: Change): ProposalChange['mark'] =>
  was === undefined ? 'added' : became === undefined ? 'removed' : 'changed';

const picturesIn = (value: unknown) => proposedProduct.shape.images.catch([]).parse(value);

type ShownCell = {
  language: string;
  key: string;
  field: string;
  cell: string | undefined;
  of: ProposedProduct | null;
  nameOf: NameOf;
};

function shown(value: unknown, { language, key, field, cell, of, nameOf }: ShownCell): Shown {
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

const idsOf = (choice: Variant['choice']): string =>
  choice
    .map(({ value_id }) => value_id)
    .sort((a, b) => a - b)
    .join();

/** The values of a variant: `Red, L`. */
const valueNames = (language: string, ids: string, nameOf: NameOf): string =>
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

function idsIn(changes: Change[], { proposed, base }: Whole): { field: IdField; id: number }[] {
  const values = [proposed, base].flatMap((product) => [
    ...(product?.variants ?? []).flatMap(({ choice }) => choice.map(({ value_id }) => value_id)),
    ...(product?.images ?? []).flatMap(({ value_ids }) => value_ids),
  ]);
  return [
    ...[...new Set(values)].map((id) => ({ field: 'value_ids' as const, id })),
    ...changes.flatMap(({ key, was, became, now }) => {
      const [field = ''] = key.split('.');
      return isIdField(field)
        ? [was, became, now].flatMap((id) => (typeof id === 'number' ? [{ field, id }] : []))
        : [];
    }),
  ];
}
