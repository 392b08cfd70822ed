// What is no amount and no number, and what of it each field of a call must refuse.
import type { z } from 'zod';
import { amountShapes } from '#contract/amounts.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const accepts = (shape: z.ZodType, value: unknown) => shape.safeParse(value).success;
/** What the contract says of the amount that a field takes, in whatever it is wrapped. */
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
/** Of a currency with two decimals, what has three; and where nothing is no amount, nothing. */
const BELOW_THE_LAST_DIGIT = ['1.005', 1.005, '0.001'];
const NOTHING = [0, '0', '0.00', '-0'];
/** Fields where nothing is an amount too: it ends a limit, or takes no part of the price. */
const MAY_BE_NOTHING = new Set([
  'amount_left', // nothing looks at none
  'cap',
  'fee',
  'fixed',
  'least',
  'least_payout',
  'min_spend',
  'reserve_amount',
  'second_person_above',
  'total', // an order may come to nothing
  'admin/commission-rules/try amount', // what is given away
  'admin/tax-rule/save amount', // some goods are taxed at nothing
]);
/** Of which amount the market asks itself, whatever is sent. */
export const NOT_BELIEVED = 'voucher/validity price';
/** Words in the name of a field that say it is an amount. */
export const MONEY_NAME =
  /^price$|(^|_)(above|amount|cap|capped|fee|fixed|least|most|offered|selling|spend|total)(_|$)/;

export const inPath = ({ path }: Endpoint, name: string) => path.includes(`{${name}}`);
const scalar = (value: unknown) => typeof value !== 'object';

/** What a field of a call must refuse. */
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
