import { describe, expect, it } from 'vitest';
import { mentionsIn } from '#market/orders/payment-reference.ts';
import { bytesOf, only, read, reading } from '../statement-files.ts';

describe('MT940', () => {
  const pages = read('pages.mt940');

  it('gives an entry of 0102 with the value day 261231 its own year', () => {
    expect(pages[0]?.entries[0]).toMatchObject({
      amount: 13_800,
      valueOn: '2026-12-31',
      bookedOn: '2027-01-02',
      bankRef: '2026123100017',
      endToEnd: 'SHOP-1',
      remitter: 'AMAL HADDAD',
      remitterAccount: 'FR7630006000011234567890189',
    });
  });
  it('puts references together that stand in two fields, or on two lines of 65 letters', () => {
    expect(
      pages.flatMap(({ entries }) => entries).map(({ texts }) => mentionsIn(texts).orderIds),
    ).toEqual([[1234], [], [], [123_456]]);
  });
  it('knows debits, and what takes a credit or a debit back', () => {
    expect(
      pages.flatMap(({ entries }) => entries).map(({ amount, reversal }) => [amount, reversal]),
    ).toEqual([
      [13_800, false],
      [-2050, false],
      [-1200, true],
      [500, true],
    ]);
  });
  it('reads each page as a statement that goes on where the one before ended', () => {
    expect(
      pages.map(({ opening, closing, account, name }) => [opening, closing, account, name]),
    ).toEqual([
      [10_000, 20_550, '37040044/532013000', '231/1 STARTUMS'],
      [20_550, 21_050, '37040044/532013000', '231/2 STARTUMS'],
    ]);
  });
  it('reads code words, and a currency of three decimals', () => {
    expect(only(read('words.mt940'))).toMatchObject({
      opening: -1000,
      closing: 12_805,
      currency: 'KWD',
      entries: [{ amount: 13_805, endToEnd: 'E-77', remitter: 'OMAR SAID', bankRef: 'BR-1' }],
    });
  });
  it('refuses a file that breaks off, a line that is none, and sums that do not hold', () => {
    const words = bytesOf('words.mt940').toString();
    expect(reading(words.replace(/:62F:.*/, ''))).toThrow('statement-unreadable');
    expect(reading(words.replace('C13,805', 'X13,805'))).toThrow('statement-unreadable');
    expect(reading(words.replace('C13,805', 'C13,806'))).toThrow('statement-sums');
  });
});
