import type { ListPage } from '#base/list-page.ts';
import { toDecimal } from '#base/money.ts';
import type { PayoutRow, StatementRow } from '#contract/payout.ts';
import type { Payout } from '#market/payouts/read-payouts.ts';
import type { StatementLine } from '#market/payouts/statement-lines.ts';

/** A payout as the API has it: amounts as decimals, times in ISO 8601. */
export const payoutOf = ({
  storeId,
  amount,
  exponent,
  until,
  createdAt,
  endedAt,
  onHold,
  ...payout
}: Payout): PayoutRow => ({
  ...payout,
  store_id: storeId,
  amount: toDecimal(amount, exponent),
  until: until.toISOString(),
  on_hold: onHold,
  created_at: createdAt.toISOString(),
  ended_at: endedAt?.toISOString() ?? null,
});

/** A line of a statement, the same way. */
export const lineOf = ({
  id,
  at,
  why,
  amount,
  currency,
  exponent,
  note,
  orderCode,
  parcelCode,
  parcelId,
  parts,
}: StatementLine): StatementRow => {
  const money = (minor: number) => toDecimal(minor, exponent);
  return {
    id,
    at: at.toISOString(),
    why,
    amount: money(amount),
    currency,
    note,
    order: orderCode,
    parcel: parcelCode,
    parcel_id: parcelId,
    parts: parts && {
      goods: money(parts.goods),
      shipping: money(parts.shipping),
      voucher: money(parts.voucher),
      commission: money(parts.commission),
      back: money(parts.back),
    },
  };
};

/** A payout with its lines, and what was carried over from before. */
export const statementOf = ({
  payout,
  carried,
  lines,
}: {
  payout: Payout;
  carried: number;
  lines: StatementLine[];
}) => ({
  payout: payoutOf(payout),
  carried: toDecimal(carried, payout.exponent),
  lines: lines.map(lineOf),
});

/** A page of a list with each row shown. */
export const pageAs = <From, To>(list: ListPage<From>, show: (row: From) => To): ListPage<To> => ({
  ...list,
  data: list.data.map(show),
});
