// How the values of a field are shown in its history, or after two people have changed it.
import { Fragment, type ReactNode } from 'react';
import { commaOf } from '#base/comma.ts';
import type { Values } from '#web/desk/edit/opened-thing.ts';
import type { Choice } from '#web/desk/edit/select-field.tsx';
import { useNamed } from '#web/desk/edit/use-references.ts';
import { inRow } from '#web/desk/parts/in-row.ts';
import type { ReferenceCall } from '#web/desk/parts/desk-call.ts';
import { useAmounts, type Amounts } from '#web/desk/parts/use-amounts.ts';

/** How a field shows a value; `thing` has the known fields of the thing. */
export type Show = (value: unknown, around: Amounts & { thing: Values }) => ReactNode;
/** The fields that are not shown as they are, by name or by the paths of parts. */
export type Shows = Record<string, Show>;

type Props = { shows: Shows; field: string; value: unknown; thing: Values };

/** A value of a field: as the field shows it, or as it is; nothing is a dash. */
export function ShownValue({ shows, field, value, thing }: Props) {
  const amounts = useAmounts();
  const show = shows[field] ?? shows[field.split('.')[0] ?? ''];
  if (isNothing(value)) return '—';
  const amount = amountOf(value);
  if (amount) return <bdi>{amountText(amount, amounts)}</bdi>;
  return show ? show(value, { ...amounts, thing }) : lineOf(value, amounts);
}

/** An amount in the history: in the currency of that time, or in percent. */
type HistoryAmount = { money: number; currency: string } | { percent: number };

/** Zod would be larger than the form. */
function amountOf(value: unknown): HistoryAmount | null {
  if (typeof value !== 'object' || value === null) return null;
  const { money, currency, percent }: Record<string, unknown> = { ...value };
  if (money !== undefined && Number.isFinite(Number(money)) && typeof currency === 'string')
    return { money: Number(money), currency };
  return percent !== undefined && Number.isFinite(Number(percent))
    ? { percent: Number(percent) }
    : null;
}

const amountText = (amount: HistoryAmount, { money, percent }: Amounts): string =>
  'percent' in amount ? percent(amount.percent) : money(amount.money, amount.currency);

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** Any value on one line; texts and numbers as they are. */
export function lineOf(value: unknown, amounts: Amounts): string {
  if (isNothing(value)) return '—';
  if (value === true) return '✓';
  if (value === false) return '✕';
  const amount = amountOf(value);
  if (amount) return amountText(amount, amounts);
  return typeof value === 'object'
    ? Object.values(value ?? {})
        .map((part) => lineOf(part, amounts))
        .join(' · ')
    : String(value);
}

/** A typed decimal, in the market's currency. */
export const showMoney: Show = (value, { money }) =>
  Number.isFinite(Number(value)) ? <bdi>{money(Number(value))}</bdi> : String(value);

/** The same for percentages. */
export const showPercent: Show = (value, { percent }) =>
  Number.isFinite(Number(value)) ? percent(Number(value)) : String(value);

/** The labels of one or several choices. */
export const showChoice =
  (choices: Choice[]): Show =>
  (value) =>
    inRow(
      (Array.isArray(value) ? value : [value]).map(
        (one) => choices.find((choice) => choice.value === String(one))?.label ?? String(one),
      ),
    );

/** Shows referenced things by name; some histories have `[id, name]` with the name at that time. */
export const showReference =
  (list: ReferenceCall): Show =>
  (value) => {
    const parts = [value].flat();
    const [id, name] = parts;
    if (parts.length === 2 && Number.isInteger(id) && typeof name === 'string') return name;
    return <Names list={list} ids={parts.filter((part) => typeof part === 'number')} />;
  };

function Names({ list, ids }: { list: ReferenceCall; ids: number[] }) {
  const { nameOf } = useNamed(list, ids);
  return ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && commaOf(document.documentElement.lang)}
      <bdi>{nameOf(id).title}</bdi>
    </Fragment>
  ));
}

/** Rows, one below the other. */
export const showRows =
  (line: (row: Values, amounts: Amounts) => string): Show =>
  (value, amounts) => (
    <span className="grid">
      {(Array.isArray(value) ? value : []).map((row: unknown, at) => (
        <span key={at}>{line({ ...(typeof row === 'object' ? row : {}) }, amounts)}</span>
      ))}
    </span>
  );
