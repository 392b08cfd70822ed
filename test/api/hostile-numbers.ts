// Invalid amounts and numbers, and which of them each field of a call must refuse.
import type { z } from 'zod';
import { amountShapes } from '#contract/amounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const accepts = (shape: z.ZodType, value: unknown) => shape.safeParse(value).success;
/** The amount that a field takes by the contract, unwrapped. */
function amountOf(shape: z.ZodType): { signed: boolean } | undefined {
  const { innerType, options = [] } = shape.def as { innerType?: z.ZodType; options?: z.ZodType[] };
  return (
    amountShapes.get(shape) ??
    [...(innerType ? [innerType] : []), ...options].map(amountOf).find(Boolean)
  );
}
export const isAmount = (shape: z.ZodType) => amountOf(shape) !== undefined;
export const acceptsDecimals = (shape: z.ZodType) =>
  accepts(shape, '1.25') && !accepts(shape, 'abc');
export const isWhole = (shape: z.ZodType) =>
  accepts(shape, '1') && !accepts(shape, 'abc') && !acceptsDecimals(shape) && !accepts(shape, true);

const NEVER = [
  '1e3',
  'abc',
  '1,5',
  '1.',
  '.5',
  '+1',
  '--1',
  '0x10',
  'NaN',
  'Infinity',
  '1 000',
  '١٢',
  '１２',
  '12€',
  '1;drop table orders',
  '9'.repeat(40),
  1e21,
  1e-7,
  true,
  [1],
  ['1'],
  [],
  { a: 1 },
];
const BELOW_ZERO = [-1, '-1', '-0.01', -0.01];
const OF_AMOUNTS = [...NEVER, '9999999999999', 9_999_999_999_999, '1.2345', '0.00000000000001'];
export const OF_WHOLES = [
  ...NEVER,
  ...BELOW_ZERO,
  ' 1',
  '1 ',
  '1.5',
  1.5,
  '99999999999',
  99_999_999_999,
];
/** For a currency with two decimals, those with three; and if absence is no amount, none. */
const BELOW_THE_LAST_DIGIT = ['1.005', 1.005, '0.001'];
const NOTHING = [0, '0', '0.00', '-0'];
/** Fields in which absence is an amount too: it ends a limit, or means 0 in a price. */
const MAY_BE_NOTHING = new Set([
  'amount_left', // nothing checks an absent one
  'cap',
  'fee',
  'fixed',
  'least',
  'least_payout',
  'min_spend',
  'reserve_amount',
  'second_person_above',
  'total', // an order can be free
  'admin/commission-rules/try amount', // gives something away
  'admin/tax-rule/save amount', // some goods are taxed at 0
]);
/** The market calculates this amount itself, whatever is sent. */
export const NOT_BELIEVED = 'voucher/validity price';
/** Words in the name of a field that mark an amount. */
export const MONEY_NAME =
  /^price$|(^|_)(above|amount|cap|capped|fee|fixed|least|most|offered|selling|spend|total)(_|$)/;

export const inPath = ({ path }: Endpoint, name: string) => path.includes(`{${name}}`);
const scalar = (value: unknown) => typeof value !== 'object';

/** The values that a field of a call must refuse. */
export function hostileTo(endpoint: Endpoint, name: string, shape: z.ZodType): unknown[] {
  const amount = amountOf(shape);
  const all = amount
    ? [
        ...OF_AMOUNTS,
        ...BELOW_THE_LAST_DIGIT,
        ...(amount.signed ? [] : BELOW_ZERO),
        ...(MAY_BE_NOTHING.has(name) || MAY_BE_NOTHING.has(`${endpoint.path} ${name}`)
          ? []
          : NOTHING),
      ]
    : OF_WHOLES;
  return inPath(endpoint, name)
    ? all.filter((value) => scalar(value) && value !== ' 1' && value !== '1 ')
    : all;
}
