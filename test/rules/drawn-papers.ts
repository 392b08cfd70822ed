// Papers to draw, and the texts read from their PDF.
import type { Paper } from '#market/papers/paper.ts';
import { paperPdf } from '#outside/pdf/paper-pdf.ts';
import { samplePaper } from '../papers.ts';
import { linesOf, readPdf } from '../read-pdf.ts';

export const read = async (what: Paper) => readPdf(await paperPdf(what));
export const textOf = async (what: Paper, direction: 'ltr' | 'rtl' = 'ltr') =>
  (await read(what)).pages.map((page) => linesOf(page, direction).join('\n')).join('\n');
export const line = {
  ...samplePaper('en').lines[0],
  what: 'goods' as const,
  id: 1,
  title: 'Wool throw',
  choice: 'Colour: Sand',
  sku: 'WT-120/45-B',
  quantity: 3,
  free: 1,
  unit: 4550,
  net: 13_650,
  tax: 1365,
  rate: 0,
};
const names = { code: 'S12-2027-000042', issuedOn: '2027-01-01' };
export const credit = (language: string) =>
  samplePaper(language, {
    kind: 'credit-note',
    code: 'C12-2027-000001',
    issuedOn: '2027-01-03',
    names,
    why: 'refunded',
    lines: [{ ...line, quantity: 1, free: 0, unit: null, net: 3000, tax: 455 }],
    taxes: [{ title: 'VAT', rate: { type: 2, amount: 1000 }, base: 4550, tax: 455 }],
    parts: null,
    voucher: null,
    sums: { net: 3000, tax: 455, total: 3455 },
  });
export const { seller, market } = samplePaper('en');
export const commission = (language: string) =>
  samplePaper(language, {
    kind: 'commission-invoice',
    code: 'M-2027-000007',
    market: null,
    order: null,
    parcel: null,
    seller: { ...(market ?? seller), taxNumber: '100-1234' },
    buyer: seller,
    payout: { id: 31, until: '2027-01-04' },
    voucher: null,
    parts: null,
    lines: [
      {
        ...line,
        what: 'commission',
        id: null,
        title: 'ZYXW9876VUTS5432',
        choice: 'ABCD2345EFGH6789',
        sku: '',
        free: 0,
        unit: null,
        net: 1000,
        tax: 200,
      },
      {
        ...line,
        what: 'commission-back',
        id: null,
        title: 'QRST9876VUTS5432',
        choice: 'EFGH2345EFGH6789',
        sku: '',
        free: 0,
        unit: null,
        net: -100,
        tax: -20,
      },
    ],
    taxes: [{ title: '', rate: { type: 2, amount: 2000 }, base: 900, tax: 180 }],
    sums: { net: 900, tax: 180, total: 1080 },
  });
