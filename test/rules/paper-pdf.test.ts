// The look of papers: every part, in the language of the paper.
import { describe, expect, it } from 'vitest';
import { runsOf } from '#outside/pdf/runs.ts';
import { samplePaper } from '../papers.ts';
import { linesOf } from '../read-pdf.ts';
import { textOf, line, seller, read } from './drawn-papers.ts';

describe('an invoice on paper', () => {
  it('in English says every part', async () => {
    const text = await textOf(samplePaper('en', { lines: [line] }));
    for (const part of [
      'Invoice',
      'S12-2027-000042January 1, 2027November 21, 2026',
      'ABCD2345EFGH6789ZYXW9876VUTS5432Cash on delivery',
      'Nordlys Home ApS',
      'Vesterbrogade 1',
      '1620 Copenhagen',
      'Denmark',
      'Tax number DK 12 34 56 78',
      'Wool throw3$45.50$13.65$136.50',
      'Colour: Sand',
      'SKU WT-120/45-B',
      '1 of them free',
      'All amounts in USD',
      'Subtotal$136.50',
      'Bundle deal−$45.50',
      'Voucher WELCOME-10−$10.00',
      'Shipping$19.90',
      'Total excluding tax$100.90',
      'Tax$13.65',
      'Total$114.55',
      'VAT10%$136.50$13.65',
      'Page 1 of 1',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('not a tax invoice');
    const through = { ...seller, also: '', name: 'Souk', taxNumber: 'MARKET-1' };
    expect(await textOf(samplePaper('en', { market: through }))).not.toContain('MARKET-1');
  });
  it('says when it was delivered, and that its seller gave no tax number', async () => {
    const text = await textOf(
      samplePaper('en', { seller: { ...seller, taxNumber: '' }, suppliedOn: '2026-12-30' }),
    );
    expect(text).toMatch(/so this is not a tax[\s\S]*invoice\./);
    expect(text).toMatch(/Delivered on[\s\S]*December 30, 2026/);
  });
  it('in Arabic starts at the right, with numbers and Latin names from left to right', async () => {
    const {
      pages: [page = []],
    } = await read(samplePaper('ar'));
    const text = linesOf(page, 'rtl').join('\n');
    for (const part of [
      'فاتورة',
      'رقم الفاتورةتاريخ الإصدارتاريخ الطلب',
      'S12-2027-0000421 يناير 202721 نوفمبر 2026',
      'ليلى حداد',
      'شارع الحمرا 12',
      'رمز المنتج WT-120/45-B',
      'القسيمة WELCOME-10−$10.00',
      'الإجمالي$114.55',
      'صفحة 1 من 1',
    ])
      expect(text).toContain(part);
    const across = linesOf(page).join('\n'); // and as seen from the left
    for (const part of ['+971 4 123 4567', 'Nordlys Home', 'DK 12 34 56 78', '$13.65', '(Oak)'])
      expect(across).toContain(part);
    const title = page.find(({ size }) => size === 24);
    const amount = page.find(({ text: drawn }) => drawn === '$114.55');
    expect([title && title.x > 400, amount && amount.x < 60]).toEqual([true, true]);
  });
  it('in Hindi, Turkish and French has the letters of its language', async () => {
    const textIn = (language: string, name: string) =>
      textOf(
        samplePaper(language, { buyer: { ...samplePaper(language).buyer, name, street: [] } }),
      );
    expect(await textIn('hi', 'प्रिया शर्मा')).toMatch(/इनवॉइस[\s\S]*प्रिया शर्मा[\s\S]*सबटोटल/);
    expect(await textIn('tr', 'Şule Işıloğlu')).toMatch(/Fatura[\s\S]*Şule Işıloğlu[\s\S]*%10/);
    expect(await textIn('fr', 'Élodie Lefèvre-Œuvrard')).toMatch(
      /Facture[\s\S]*Élodie Lefèvre-Œuvrard[\s\S]*Récapitulatif des taxes/,
    );
  });
  it('writes amounts with the decimals of their currency', async () => {
    const money = (currency_icon: string, currency_exponent: number) => ({
      currency_icon,
      currency_position: 1,
      currency_exponent,
      decimal_format: 'en-US',
    });
    expect(await textOf(samplePaper('en', { currency: 'KWD', money: money('KWD ', 3) }))).toContain(
      'TotalKWD 11.455',
    );
    expect(await textOf(samplePaper('en', { currency: 'JPY', money: money('¥', 0) }))).toContain(
      'Total¥11,455',
    );
  });
  it('takes as many pages as it needs, each with its head and its number', async () => {
    const title = 'A long name that goes over two lines at least, because it does not end';
    const lines = Array.from({ length: 40 }, (_, at) => ({ ...line, title, sku: `X-${at + 1}` }));
    const { pages } = await read(samplePaper('en', { lines }));
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, page] of pages.entries()) {
      expect(linesOf(page).at(-1)).toBe(
        `Souk · S12-2027-000042 · Page ${at + 1} of ${pages.length}`,
      );
    }
    const headed = pages.filter((page) => linesOf(page).some((row) => row.startsWith('ItemQty')));
    expect(headed.length).toBeGreaterThanOrEqual(pages.length - 1);
    expect(
      pages.flatMap((page) => linesOf(page)).filter((row) => row.startsWith('SKU X-')),
    ).toEqual(Array.from({ length: 40 }, (_, at) => `SKU X-${at + 1}`));
    for (const { y } of pages.flat()) expect(y).toBeGreaterThan(30);
  });
  it('leaves out what no font has, and what would turn a text around', () => {
    expect(
      runsOf('Lamp 💡 東', 'ltr')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Lamp  ?');
    expect(
      runsOf('abc\u202edef', 'ltr')
        .map(({ text }) => text)
        .join(''),
    ).toBe('abcdef');
    expect(runsOf('مصباح (Oak) 30', 'rtl').map(({ text }) => text)).toEqual([
      '30',
      ' ',
      '(',
      'Oak',
      ')',
      ' ',
      'مصباح',
    ]);
  });
});
