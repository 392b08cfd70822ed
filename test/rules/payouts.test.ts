// The payout accounts, and the files for banks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainIban } from '#market/payouts/plain-iban.ts';
import { latin, painOf } from '#market/payouts/sepa-file.ts';
import { payoutCsv, type PayoutToPay } from '#market/payouts/payout-csv.ts';

const GOOD = [
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'tr33 0006 1005 1978 6457 8413 26',
  'GB82 WEST 1234 5698 7654 32',
  'MT84MALT011000012345MTLCAST001S',
  'NO93 8601 1117 947',
];
const payout: PayoutToPay = {
  id: 7,
  storeId: 3,
  store: 'Lamps & Co',
  payee: 'Amélie "Zoë" Öztürk',
  iban: 'DE89370400440532013000',
  amount: 123_456,
  currency: 'EUR',
  exponent: 2,
  until: '2026-10-31',
};

describe('an IBAN', () => {
  it('is good when its check digits hold, however it is written', () => {
    for (const iban of GOOD) expect(plainIban(iban)).toBe(iban.replaceAll(' ', '').toUpperCase());
  });
  it('is good with the marks that come along from a page in Arabic', () => {
    expect(plainIban('\u200eDE89 3704\u200b 0044 0532 0130 00\u200f')).toBe(
      'DE89370400440532013000',
    );
  });
  it('with one place wrong or two changed about is never good', () => {
    const digit = /\d/;
    const same = (one = '', other = '') => one !== other && digit.test(one) === digit.test(other);
    fc.assert(
      fc.property(
        fc.constantFrom(...GOOD),
        fc.nat(40),
        fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
        (iban, at, other) => {
          const plain = plainIban(iban) ?? '';
          const place = at % plain.length;
          const next = plain[place + 1] ?? '';
          if (same(plain[place], other))
            expect(plainIban(plain.slice(0, place) + other + plain.slice(place + 1))).toBeNull();
          if (digit.test(next) && same(plain[place], next))
            expect(
              plainIban(plain.slice(0, place) + next + plain[place] + plain.slice(place + 2)),
            ).toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
    for (const wrong of [
      '',
      'DE',
      'DE89',
      'DE98 3704 0044 0532 0130 00',
      '8937040044053201300089',
      'DE89-3704-0044-0532-0130-00',
      'ar',
      'DE89 3704 0044 0532 0130 0٠',
      `DE89${'0'.repeat(40)}`,
    ])
      expect(plainIban(wrong)).toBeNull();
  });
});

describe('a bank file', () => {
  it('as CSV has decimals, and no text that a spreadsheet runs', () => {
    const rows = payoutCsv([
      payout,
      {
        ...payout,
        id: 8,
        store: '=HYPERLINK("http://x")',
        payee: 'A,\nB',
        iban: '',
        amount: 5,
        currency: 'KWD',
        exponent: 3,
      },
      { ...payout, id: 9, amount: 1500, currency: 'JPY', exponent: 0 },
    ]);
    expect(rows.split('\r\n')).toEqual([
      'payout,store,payee,iban,amount,currency,until,reference',
      '7,Lamps & Co,"Amélie ""Zoë"" Öztürk",DE89370400440532013000,1234.56,EUR,2026-10-31,PAYOUT-7',
      `8,"'=HYPERLINK(""http://x"")","A,\nB",,0.005,KWD,2026-10-31,PAYOUT-8`,
      '9,Lamps & Co,"Amélie ""Zoë"" Öztürk",DE89370400440532013000,1500,JPY,2026-10-31,PAYOUT-9',
      '',
    ]);
  });
  it('as XML says how many and how much twice, and each payee with an IBAN', () => {
    const xml = painOf({
      id: 'SOUK-1',
      at: new Date('2026-11-21T14:00:00Z'),
      on: '2026-11-21',
      debtor: { name: 'Souk <Market> & Sons', iban: 'FR1420041010050500013M02606' },
      payouts: [payout, { ...payout, id: 8, amount: 44 }],
    });
    expect(xml.match(/<NbOfTxs>2<\/NbOfTxs><CtrlSum>1235.00<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain('<MsgId>SOUK-1</MsgId><CreDtTm>2026-11-21T14:00:00Z</CreDtTm>');
    expect(xml).toContain('<ReqdExctnDt><Dt>2026-11-21</Dt></ReqdExctnDt>');
    expect(xml).toContain(
      '<Dbtr><Nm>Souk .Market. + Sons</Nm></Dbtr><DbtrAcct><Id>' +
        '<IBAN>FR1420041010050500013M02606</IBAN></Id></DbtrAcct>',
    );
    expect(xml).toContain(
      '<PmtId><EndToEndId>PAYOUT-7</EndToEndId></PmtId><Amt><InstdAmt ' +
        'Ccy="EUR">1234.56</InstdAmt></Amt><Cdtr><Nm>Amelie .Zoe. Ozturk</Nm></Cdtr><CdtrAcct>' +
        '<Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct>',
    );
  });
  it('as XML is well formed whatever people call themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const xml = painOf({
          id: 'SOUK-1',
          at: new Date(0),
          on: '1970-01-01',
          debtor: { name, iban: 'X' },
          payouts: [{ ...payout, payee: name }],
        });
        const open: string[] = [];
        for (const [, end, tag = ''] of xml
          .replace(/^<\?xml.*\?>\n/, '')
          .matchAll(/<(\/?)([A-Za-z]+)[^<>]*>/g))
          end ? expect(open.pop()).toBe(tag) : open.push(tag);
        expect(open).toEqual([]);
        expect(latin(name)).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]*$/);
      }),
    );
  });
});
