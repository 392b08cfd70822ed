// An invoice to credit, and the sums that every paper must satisfy.
import { expect } from 'vitest';
import type { Draft, Paper } from '#market/papers/paper.ts';
import { samplePaper } from '../papers.ts';

/** Two lamps of 20.00 with 10 %, a bulb of 7.50 with 0.25 each, shipping 8.00, voucher 3.00. */
export const invoice: Paper = samplePaper('en', {
  lines: [
    {
      what: 'goods',
      id: 11,
      title: 'Lamp',
      choice: '',
      sku: 'L',
      quantity: 2,
      free: 0,
      unit: 2000,
      net: 4000,
      tax: 400,
      rate: 0,
    },
    {
      what: 'goods',
      id: 12,
      title: 'Bulb',
      choice: '',
      sku: 'B',
      quantity: 1,
      free: 0,
      unit: 750,
      net: 750,
      tax: 25,
      rate: 1,
    },
  ],
  taxes: [
    { title: 'VAT', rate: { type: 2, amount: 1000 }, base: 4000, tax: 400 },
    { title: 'Fee', rate: { type: 1, amount: 25 }, base: 750, tax: 25 },
  ],
  parts: { subtotal: 4750, bundle: 0, shipping: 800, voucher: 300, fee: 0 },
  sums: { net: 5250, tax: 425, total: 5675 },
});
export const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);

/** The schema's rule for every paper (paper_adds_up). */
export function addsUp({ sums, taxes, lines, parts }: Draft): void {
  const net = parts
    ? parts.subtotal - parts.bundle + parts.shipping - parts.voucher + parts.fee
    : sums.net;
  expect([
    sums.net + sums.tax,
    sums.net,
    sum(taxes.map(({ tax }) => tax)),
    sum(lines.map(({ tax }) => tax)),
    sum(lines.map((line) => line.net)),
  ]).toEqual([sums.total, net, sums.tax, sums.tax, parts ? parts.subtotal : sums.net]);
}
