import { toDecimal, type Money } from '#base/money.ts';
import type { PaperShown } from '#contract/paper.ts';
import type { PaperKind } from '#market/papers/paper.ts';

/** A paper in a list. `issuedOn`: its date, `2026-11-22`; codes are empty where it has none. */
export type PaperRow = {
  id: number;
  kind: PaperKind;
  code: string;
  issuedOn: string;
  store: { id: number; name: string };
  parcelId: number | null;
  parcelCode: string;
  orderCode: string;
  payoutId: number | null;
  names: string;
  total: Money;
  currency: string;
  exponent: number;
};

/** A paper as the API returns it. */
export const paperShown = (row: PaperRow): PaperShown => ({
  id: row.id,
  kind: row.kind,
  number: row.code,
  issued_on: row.issuedOn,
  store: row.store,
  order: row.orderCode,
  parcel_id: row.parcelId,
  parcel: row.parcelCode,
  payout_id: row.payoutId,
  names: row.names,
  total: toDecimal(row.total, row.exponent),
  currency: row.currency,
});
