import { describe, expect, it } from 'vitest';
import { keyed } from '#market/bank/bank-statement.ts';
import { mentionsIn } from '#market/orders/payment-reference.ts';
import { bytesOf, only, read, reading } from '../statement-files.ts';

describe('camt', () => {
  const statement = only(read('references.camt053.xml'));

  it('leaves references as they are written: 000123 is not 123, 1e5 is not 100000', () => {
    expect(statement).toMatchObject({
      kind: 'camt.053',
      account: 'DE89370400440532013000',
      name: '2026-231',
      currency: 'EUR',
      opening: 10_000,
      closing: 35_050,
      openedOn: '2026-11-19',
      closedOn: '2026-11-20',
    });
    expect(statement.entries[0]).toMatchObject({
      amount: 13_800,
      bankRef: '000123',
      endToEnd: '1e5',
      valueOn: '2026-11-21',
      bookedOn: '2026-11-20',
      remitter: 'Amal & Omar Haddad',
      remitterAccount: 'FR7630006000011234567890189',
    });
  });
  it('finds a reference split over two texts, and one in its own field', () => {
    expect(statement.entries.map(({ texts }) => mentionsIn(texts).orderIds)).toEqual([
      [1234],
      [123_456],
    ]);
    expect(statement.entries[1]).toMatchObject({ endToEnd: '', bankRef: '', remitter: '' });
  });
  it('reads booked entries alone', () => expect(statement.entries).toHaveLength(2));

  it('books the payments of a sum and not the sum too, without the text of the sum', () => {
    const { entries, account, opening } = only(read('batch.camt053.xml'));
    expect({ account, opening }).toEqual({ account: '4012345', opening: -1000 });
    expect(
      entries.map(({ amount, child, bankRef, endToEnd }) => [amount, child, bankRef, endToEnd]),
    ).toEqual([
      [2500, 0, 'B-7', 'E-1'],
      [3500, 1, 'B-7', 'E-2'],
      [8000, 0, 'B-8', ''],
      [-2100, 0, '', ''],
    ]);
    expect(entries.map(({ texts }) => mentionsIn(texts).orderIds)).toEqual([
      [1234],
      [123_456],
      [],
      [],
    ]);
  });
  it('takes a sum whose payments do not come to it as one, and knows what takes back', () => {
    expect(only(read('batch.camt053.xml')).entries.slice(2)).toMatchObject([
      { texts: ['one of a sum that is not whole', 'another'], reversal: false },
      { reversal: true },
    ]);
  });
  it('reads reports within the day and notices, in currencies with no and three decimals', () => {
    expect(only(read('within-the-day.camt052.xml'))).toMatchObject({
      kind: 'camt.052',
      opening: null,
      entries: [{ amount: 13_800, currency: 'JPY' }],
    });
    expect(only(read('notice.camt054.xml'))).toMatchObject({
      kind: 'camt.054',
      entries: [{ amount: 13_805, currency: 'BHD' }],
    });
  });
  it('refuses other XML, broken XML, own entities, and digits below the smallest coin', () => {
    const notice = bytesOf('notice.camt054.xml').toString();
    for (const wrong of [
      '<a/>',
      '<Document><BkToCstmrStmt>',
      '<!DOCTYPE x [<!ENTITY a "b">]><Document/>',
      notice.replace('13.805', '13.8055'),
      notice.replace('CRDT', 'CREDIT'),
      notice.replace('2026-11-20', '2026-11-31'),
      notice.replace('Amt Ccy="BHD"', 'Amt Ccy="USD"'),
    ]) {
      expect(reading(wrong), wrong.slice(0, 60)).toThrow('statement-unreadable');
    }
  });
});

describe('entries', () => {
  it('have the same key in every file, and count what is the same twice in one', () => {
    const { entries } = only(read('references.camt053.xml'));
    const twice = keyed([...entries, ...entries]).map(
      ({ key, occurrence }) => `${key} ${occurrence}`,
    );
    expect(new Set(twice).size).toBe(4);
    expect(keyed(entries).map(({ key }) => key)).toEqual(
      keyed(only(read('references.camt053.xml')).entries).map(({ key }) => key),
    );
    expect(
      keyed(only(read('batch.camt053.xml')).entries)
        .map(({ key }) => key)
        .slice(0, 2),
    ).toEqual(['ref:B-7#0:2500', 'ref:B-7#1:3500']);
  });
});
