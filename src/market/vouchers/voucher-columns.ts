// Turns a typed voucher into the columns of its row, and its row into history.
import { decimalText, minorOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { OwnVoucherFields } from '#contract/seller-vouchers.ts';
import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';
import { lockRow, type Kind, type Opened } from '#market/edits/save-row.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';
import { exponentOf, HUNDREDTHS, VOUCHER } from '#market/vouchers/list-vouchers.ts';

const TYPE = { flat: 1, percent: 2 } as const;
const WHOLE = 10_000;

/** The refusal of an invalid field. */
export const invalid = (field: string) => new Refusal('invalid-input', { field });

/**
 * The columns of a voucher, from amounts as decimal text. Refuses 'required' without a title in the
 * market's first language, 'ends-before-it-begins', and 'invalid-input' for an invalid amount and
 * for more than 100 %.
 */
export function voucherColumns<Sent extends OwnVoucherFields>(sent: Sent, market: MarketSettings) {
  const { kind, amount, capped_price, min_spend, ...same } = sent;
  requireTexts(market, { title: sent.title });
  if (Date.parse(sent.end_at) <= Date.parse(sent.start_at))
    throw new Refusal('ends-before-it-begins', { field: 'end_at' });
  const money = (field: string, text: string) =>
    checked(field, minorOf(text, market.currency_exponent));
  const minor = checked('amount', minorOf(amount, exponentOf(kind, market)));
  if (minor === 0 || (kind === 'percent' && minor > WHOLE)) throw invalid('amount');
  const most = capped_price === '' ? null : money('capped_price', capped_price);
  if (most === 0) throw invalid('capped_price');
  return {
    ...same,
    type: TYPE[kind],
    amount: minor,
    capped_price: most,
    min_spend: money('min_spend', min_spend),
  };
}

/** Refuses 'invalid-input' for a limit below the number of past uses, and as `lockRow`. */
export async function checkUses(
  tx: Tx,
  { id, version }: Opened,
  usageLimit: number,
): Promise<void> {
  if (id === null) return;
  const { row } = await lockRow(tx, VOUCHER, { id, version });
  if (Number(row.used) > usageLimit) throw invalid('usage_limit');
}

/**
 * The voucher for its history, with amounts in their currency or as percentages. The counts of uses
 * are left out.
 */
export const voucherForHistory = (market: MarketSettings): Kind => ({
  ...VOUCHER,
  tell: ({ type, amount, capped_price, min_spend, used: _, cost: __, ...row }: Row): Row => ({
    ...row,
    kind: type === TYPE.percent ? 'percent' : 'flat',
    amount:
      type === TYPE.percent
        ? { percent: decimalText(Number(amount), HUNDREDTHS) }
        : moneyForHistory(Number(amount), market),
    capped_price: moneyForHistory(capped_price === null ? null : Number(capped_price), market),
    min_spend: moneyForHistory(Number(min_spend), market),
  }),
});

function checked(field: string, minor: number | null): number {
  if (minor === null) throw invalid(field);
  return minor;
}
