// The voucher that this customer has chosen. Only this browser stores it; the server checks it when
// a screen opens and when the order is placed, and it is calculated with the lines that a screen
// shows.
import { toMinor } from '#base/money.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { priceType } from '#contract/constants.ts';
import { totalsOf, type VoucherTerms } from '#market/pricing/totals.ts';
import { call, type Data } from '#web/ui/api.ts';
import { priceCartLine } from '#web/ui/cart/price-cart-line.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';
import { VOUCHER_KEY } from '#web/ui/shopper.ts';

type WireTerms = Data<'voucher.validity'>['terms'];
export type ChosenVoucher = { code: string; terms: WireTerms };
/** Why a code does not fit; `taken`: it was chosen before, and has been removed. */
export type VoucherFault = { code: string; text: string; taken: boolean };

const REFUSED = 201;

export const voucher = reactiveState<ChosenVoucher | null>(null);
export const voucherFault = reactiveState<VoucherFault | null>(null);

/** The effect of a voucher from the API, in minor units of a currency with `exponent` decimals. */
export function termsOf(
  { type, price, capped_price: cap, min_spend, store, lines }: WireTerms,
  exponent: number,
): VoucherTerms {
  const minor = (amount: number) => toMinor(amount, exponent) ?? 0;
  return {
    type,
    amount: type === priceType.flat ? minor(price) : Math.round(price * 100),
    storeId: store?.id ?? null,
    cap: cap === null ? null : minor(cap),
    minSpend: minor(min_spend),
    lines,
  };
}

/** The effect of a voucher on lines, in minor units. */
export function offerOf(terms: WireTerms, lines: CartLine[], exponent: number) {
  const priced = lines.map((line) => priceCartLine(line, exponent, null));
  return totalsOf(priced, termsOf(terms, exponent));
}

/** The chosen voucher for `totalsOf`, or null. */
export function chosenTerms(exponent: number): VoucherTerms | null {
  const chosen = voucher.get();
  return chosen && termsOf(chosen.terms, exponent);
}

/** The tries still running, so that placing an order can wait for them. */
let trying: Promise<unknown> = Promise.resolve();

/** Tries a typed code, and chooses it if the server accepts it. */
export function applyVoucher(typed: string): Promise<void> {
  const code = typed.trim().toUpperCase();
  const tried = ask(code).then((answer) => {
    if (answer.ok) return choose({ code: answer.data.voucher, terms: answer.data.terms });
    voucherFault.set({ code, text: answer.message, taken: false });
  });
  trying = tried;
  return tried;
}

/**
 * Asks the server whether the chosen voucher is still valid. An invalid one is removed, with the
 * reason; one whose minimum is not reached stays, and applies again once it is.
 */
export async function judgeVoucher(lines: CartLine[], exponent: number): Promise<void> {
  await trying;
  const known = voucher.get() ?? recall();
  if (!known) return;
  voucher.set(known);
  const { belowMinimum: below } = offerOf(known.terms, lines, exponent);
  if (below && !known.terms.lines) return; // otherwise a new line may count
  const answer = await ask(known.code);
  if (voucher.get()?.code !== known.code) return;
  if (answer.ok) return choose({ code: answer.data.voucher, terms: answer.data.terms });
  if (below || answer.status !== REFUSED) return;
  dropVoucher();
  voucherFault.set({ code: known.code, text: answer.message, taken: true });
}

/** The code that applies to these lines, for the order; empty: none. */
export function countingCode(lines: CartLine[], exponent: number): string {
  const chosen = voucher.get();
  return chosen && !offerOf(chosen.terms, lines, exponent).belowMinimum ? chosen.code : '';
}

export function dropVoucher(): void {
  localStorage.removeItem(VOUCHER_KEY);
  voucher.set(null);
  voucherFault.set(null);
}

/** Another tab has chosen one, or none. */
export function followVoucher({ key }: StorageEvent): void {
  if (key === VOUCHER_KEY) voucher.set(recall());
}

// the server adds up its own lines; the price only has to be present
const ask = (code: string) => call('voucher.validity', { voucher: code, price: 0 });

function choose(chosen: ChosenVoucher): void {
  localStorage.setItem(VOUCHER_KEY, JSON.stringify(chosen));
  voucher.set(chosen);
  voucherFault.set(null);
}

function recall(): ChosenVoucher | null {
  try {
    const stored: ChosenVoucher | null = JSON.parse(localStorage.getItem(VOUCHER_KEY) ?? 'null');
    return stored?.code && stored.terms ? stored : null;
  } catch {
    return null;
  }
}
