// What papers look like: every part in its language, and the same bytes whenever they are drawn.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Paper } from '#market/papers/paper.ts';
import { fontNames, fontOf } from '#outside/pdf/fonts.ts';
import { paperPdf } from '#outside/pdf/paper-pdf.ts';
import { runsOf } from '#outside/pdf/runs.ts';
import { samplePaper } from '../papers.ts';
import { linesOf, readPdf } from '../read-pdf.ts';

const read = async (what: Paper) => readPdf(await paperPdf(what));
const textOf = async (what: Paper, direction: 'ltr' | 'rtl' = 'ltr') =>
  (await read(what)).pages.map((page) => linesOf(page, direction).join('\n')).join('\n');
const line = {
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
const credit = (language: string) =>
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
const { seller, market } = samplePaper('en');
const commission = (language: string) =>
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

describe('an invoice on paper', () => {
  it('in English says every part', async () => {
    const text = await textOf(samplePaper('en', { lines: [line] }));
    for (const said of [
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
      expect(text).toContain(said);
    expect(text).not.toContain('not a tax invoice');
    const through = { ...seller, also: '', name: 'Souk', taxNumber: 'MARKET-1' };
    expect(await textOf(samplePaper('en', { market: through }))).not.toContain('MARKET-1');
  });
  it('says when the seller who charges tax has given no tax number, and when it was delivered', async () => {
    const text = await textOf(
      samplePaper('en', { seller: { ...seller, taxNumber: '' }, suppliedOn: '2026-12-30' }),
    );
    expect(text).toMatch(/so this is not a tax[\s\S]*invoice\./);
    expect(text).toMatch(/Delivered on[\s\S]*December 30, 2026/);
  });
  it('in Arabic stands from the right, with numbers, codes and Latin names in their own order', async () => {
    const {
      pages: [page = []],
    } = await read(samplePaper('ar'));
    const text = linesOf(page, 'rtl').join('\n');
    for (const said of [
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
      expect(text).toContain(said);
    const across = linesOf(page).join('\n'); // and as the eye sees them from the left
    for (const seen of ['+971 4 123 4567', 'Nordlys Home', 'DK 12 34 56 78', '$13.65', '(Oak)'])
      expect(across).toContain(seen);
    const title = page.find(({ size }) => size === 24);
    const amount = page.find(({ text: said }) => said === '$114.55');
    expect([title && title.x > 400, amount && amount.x < 60]).toEqual([true, true]);
  });
  it('in Hindi, Turkish and French has the letters of its language', async () => {
    const said = (language: string, name: string) =>
      textOf(
        samplePaper(language, { buyer: { ...samplePaper(language).buyer, name, street: [] } }),
      );
    expect(await said('hi', 'प्रिया शर्मा')).toMatch(/इनवॉइस[\s\S]*प्रिया शर्मा[\s\S]*उप-योग/);
    expect(await said('tr', 'Şule Işıloğlu')).toMatch(/Fatura[\s\S]*Şule Işıloğlu[\s\S]*%10/);
    expect(await said('fr', 'Élodie Lefèvre-Œuvrard')).toMatch(
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

describe('other papers', () => {
  it('name the invoice that they credit, why, and what of it', async () => {
    const text = await textOf(credit('en'));
    for (const said of [
      'Credit note',
      'Credit note number',
      'C12-2027-000001January 3, 2027',
      'Credit for invoice',
      'S12-2027-000042',
      'January 1, 2027',
      'ReasonRefund',
      'Wool throw1$4.55$30.00',
      'Total excluding tax$30.00',
      'Total credited$34.55',
      'VAT10%$45.50$4.55',
    ]) {
      expect(text.replaceAll('\n', ''), said).toContain(said.replaceAll('\n', ''));
    }
    expect(text).not.toContain('Cash on delivery');
    expect(await textOf(credit('ar'), 'rtl')).toMatch(
      /إشعار دائن[\s\S]*عن الفاتورة[\s\S]*S12-2027-000042[\s\S]*1 يناير 2027/,
    );
  });
  it('of a refund that failed name the credit note that they take back', async () => {
    const again = {
      ...credit('en'),
      kind: 'invoice' as const,
      why: 'refund-failed' as const,
      names: { code: 'C12-2027-000001', issuedOn: '2027-01-03' },
    };
    const text = await textOf(again);
    expect(text).toMatch(/^Souk\nInvoice\n/);
    expect(text).toMatch(
      /Reverses credit note[\s\S]*C12-2027-000001[\s\S]*January 3, 2027[\s\S]*Refund failed/,
    );
  });
  it('of an amount, or of the rest, say so', async () => {
    const of = (what: 'part' | 'rest') =>
      textOf({ ...credit('en'), lines: [{ ...line, what, title: '' }] });
    expect([await of('part'), await of('rest')]).toEqual([
      expect.stringContaining('Part of the price'),
      expect.stringContaining('Remaining amount'),
    ]);
  });
  it('of the commission name parcels, the payout and the tax within', async () => {
    const text = await textOf(commission('en'));
    for (const said of [
      'Commission invoice',
      'M-2027-000007',
      'Issued byBilled to',
      'DescriptionTaxAmount',
      'Marketplace commission$2.00$10.00',
      'Order ABCD2345EFGH6789, parcel ZYXW9876VUTS5432',
      'Commission refunded−$0.20−$1.00',
      'Total excluding tax$9.00',
      'Total$10.80',
      'Tax20%$9.00$1.80',
      'Tax number 100-1234',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).toMatch(/Payout[\s\S]*31[\s\S]*January 4, 2027/);
  });
});

describe('the bytes of a paper', () => {
  const papers = [samplePaper('ar'), credit('hi'), commission('en')];
  const hash = async (what: Paper) =>
    createHash('sha256')
      .update(await paperPdf(what))
      .digest('hex');
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are the same a year later', async () => {
    const before = await Promise.all(papers.map(hash));
    vi.useFakeTimers({ now: Date.now() + 370 * 86_400_000, toFake: ['Date'] });
    expect(await Promise.all(papers.map(hash))).toEqual(before);
  });
  it('are the same in another process, in another zone, with fonts loaded in another order', async () => {
    for (const name of fontNames.toReversed()) fontOf(name);
    const folder = await mkdtemp(join(tmpdir(), 'souk-papers-'));
    try {
      await writeFile(join(folder, 'papers.json'), JSON.stringify(papers));
      const code = `import { createHash } from 'node:crypto';
        import { readFileSync } from 'node:fs';
        import { paperPdf } from '#outside/pdf/paper-pdf.ts';
        const hashes = [];
        for (const paper of JSON.parse(readFileSync(${JSON.stringify(join(folder, 'papers.json'))}, 'utf8')).reverse())
          hashes.unshift(createHash('sha256').update(await paperPdf(paper)).digest('hex'));
        process.stdout.write(hashes.join());`;
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '-e', code],
        { env: { ...process.env, TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8' } },
      );
      expect(stdout.split(',')).toEqual(await Promise.all(papers.map(hash)));
    } finally {
      await rm(folder, { recursive: true });
    }
  });
  it('have their fonts in them and say what they are', async () => {
    const bytes = await paperPdf(samplePaper('ar'));
    expect(
      readPdf(bytes)
        .fonts.map((font) => font.replace(/^\w+\+/, ''))
        .sort(),
    ).toEqual(['Inter-Regular', 'NotoSansArabic-Regular']);
    for (const said of ['/Lang (ar)', '(D:20270101000000Z)', '/DisplayDocTitle true']) {
      expect(Buffer.from(bytes).toString('latin1')).toContain(said);
    }
    expect(bytes.length).toBeLessThan(60_000);
  });
});
