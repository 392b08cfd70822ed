// The building blocks of letters about an order: items, prices, sums, links.
import type { Bill, Desk } from '#outside/letters/sheet.ts';
import { formName, formOf, LETTER_WIDTH } from '#base/picture.ts';
import { priceText } from '#base/price-text.ts';
import type { Say } from '#words/say.ts';
import type { LetterOrder, LetterParcel } from '#outside/letters/letter-order.ts';

type SumParts = Omit<LetterOrder['calculated'], 'total_price'>;

/** The page on which anybody with the code can track an order or a parcel. */
export const trackLink = ({ link }: Desk, code: string): string =>
  link(`/track-order?tracking_id=${code}`);
/** A decimal amount as text. */
export const priceIn = ({ paper }: Desk, amount: number): string => priceText(amount, paper.market);

/** The contents of a parcel, for a bill. */
export function soldIn(
  order: LetterOrder,
  parcel: LetterParcel,
  desk: Desk,
): Bill['stores'][number] {
  const lines = order.ordered_products.filter(({ id }) => parcel.lines.includes(id));
  return {
    name: parcel.store.name,
    lines: lines.map(({ quantity, product, choice, selling }) => ({
      text: `${quantity} × ${product.title}${choice ? ` (${choice})` : ''}`,
      price: priceIn(desk, selling * quantity),
      ...pictureOf(product, desk),
    })),
  };
}

/** A small JPEG, which every mail program can show; undefined for items without a picture. */
export function pictureOf({ image, title }: { image: string; title: string }, { paper }: Desk) {
  if (!formOf(formName(image, LETTER_WIDTH, 'jpeg'))) return {};
  const url = `${paper.url}/media/${formName(image, LETTER_WIDTH, 'jpeg')}`;
  return { image: { url, alt: title } };
}

/** The parts of the total, without discounts that were not given. */
export function sumsOf(
  say: Say,
  { calculated, ordered_amount: ordered, live_amount: live }: LetterOrder,
  desk: Desk,
): Bill['sums'] {
  const { total_price: total } = calculated;
  const all: [string, number][] = [];
  if (ordered !== total) all.push([say('order.total-ordered'), ordered]);
  all.push([say('order.total'), total]);
  if (live !== total) all.push([say('order.total-now'), live]);
  const write = (amount: number) => priceIn(desk, amount);
  return [
    ...sumParts(say, calculated, write),
    ...all.map(([name, amount]): [string, string] => [name, write(amount)]),
  ];
}

/**
 * The parts of a total in the same order as on all screens and papers; shipping that costs nothing
 * is free.
 */
export function sumParts(
  say: Say,
  sums: SumParts,
  write: (amount: number) => string,
): [string, string][] {
  const { subtotal, bundle_offer, voucher_price, shipping_price, fee, tax } = sums;
  const all: [string, string, boolean][] = [
    [say('order.subtotal'), write(subtotal), true],
    [say('order.bundle'), write(-bundle_offer), bundle_offer > 0],
    [say('order.voucher'), write(-voucher_price), voucher_price > 0],
    [
      say('order.shipping'),
      shipping_price > 0 ? write(shipping_price) : say('checkout.free'),
      true,
    ],
    [say('order.fee'), write(fee), fee > 0],
    [say('order.tax'), write(tax), tax > 0],
  ];
  return all.flatMap(([name, amount, shown]) => (shown ? [[name, amount]] : []));
}

/** The address on one line, as its country writes it. */
export const addressText = ({ address: { name, company, lines } }: LetterOrder): string =>
  [name, company, ...lines].filter(Boolean).join(', ');
