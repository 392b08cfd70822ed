// The changes of a proposal in readable form: names instead of ids, one line for each variant.
import type { ProposalChange } from '#contract/admin/product-proposal.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Db } from '#db/connect.ts';
import type { Change } from '#market/proposals/bring-together.ts';
import { isIdField, readNames, type IdField } from '#market/proposals/named-things.ts';
import { shownValue, valueNames } from '#market/proposals/shown-value.ts';

type Whole = { proposed: ProposedProduct; base: ProposedProduct | null };

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
        shownValue(value, { language, key: change.key, field, cell, of, nameOf });
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
