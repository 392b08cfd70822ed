// The papers that go with a parcel: a courier who cannot scan the label or read the address cannot
// deliver it; buyers read in their own language what should be inside.
import { describe, expect, it } from 'vitest';
import { directionOf } from '#base/language.ts';
import type { Slip } from '#market/orders/read-slips.ts';
import { code128 } from '#outside/pdf/code128.ts';
import { slipPdf, type SlipForm } from '#outside/pdf/slip-pdf.ts';
import { linesOf, readPdf } from '../read-pdf.ts';
import { scanned } from './code-bars.ts';

const NOW = new Date('2026-11-26T10:00:00Z');
const slip: Slip = {
  code: 'ABCD2345EFGH6789',
  order: 'ZYXW9876VUTS5432',
  language: 'en',
  store: 'Lanterns & Sons',
  placed_on: '2026-11-24',
  cash: null,
  money: {
    currency_icon: '$',
    currency_position: 1,
    currency_exponent: 2,
    decimal_format: 'en-US',
  },
  address: {
    name: 'Amal Haddad',
    company: '',
    phone: '+33 1 23 45 67 89',
    delivery_instruction: 'Ring twice.',
    address_1: '1, rue de la Paix',
    address_2: '',
    zip: '75001',
    city: 'Paris',
    state: 'IDF',
    country: 'FR',
  },
  to: ['1, rue de la Paix', '75001 Paris', 'France'],
  lines: [
    { title: 'Wool throw', choice: 'Colour: Sand', sku: 'WT-120/45-B', quantity: 2 },
    { title: 'Lamp', choice: '', sku: 'L-1', quantity: 1 },
  ],
};
const draw = async (slips: Slip[], form: SlipForm) => readPdf(await slipPdf(slips, form, NOW));
const textsOf = async (one: Slip, form: SlipForm) =>
  (await draw([one], form)).pages.map((page) => linesOf(page, directionOf(one.language)));

describe('the bars of a parcel', () => {
  it('say its code to every scanner', async () => {
    for (const form of ['slip', 'label'] as const) {
      const { boxes } = await draw([slip], form);
      expect(boxes.map((page) => scanned(page))).toEqual([slip.code]);
    }
  });
  it('say each letter of ASCII, and nothing of other scripts', () => {
    const all = Array.from({ length: 95 }, (_, at) => String.fromCharCode(at + 32));
    for (const letter of all) {
      let x = 0;
      const boxes = (code128(`A${letter}`) ?? []).flatMap((width, at) => {
        x += width;
        return at % 2 === 0 ? [{ x: x - width, width }] : [];
      });
      expect(scanned(boxes)).toBe(`A${letter}`);
    }
    expect([code128(''), code128('طرد')]).toEqual([null, null]);
  });
  it('stand within the label with ten free modules at each side', async () => {
    const [bars = []] = (await draw([slip], 'label')).boxes;
    const narrowest = Math.min(...bars.map(({ width }) => width));
    const end = Math.max(...bars.map(({ x, width }) => x + width));
    expect(Math.min(...bars.map(({ x }) => x))).toBeGreaterThanOrEqual(10 * narrowest);
    expect(283.46 - end).toBeGreaterThanOrEqual(10 * narrowest);
    expect(narrowest).toBeGreaterThan(0.7); // a quarter of a millimetre: what printers of labels can
  });
});

describe('a packing slip', () => {
  it('says order, buyer, and each thing with its SKU and how many', async () => {
    const text = (await textsOf(slip, 'slip')).flat().join('\n');
    for (const part of [
      'Packing slip',
      'ZYXW9876VUTS5432',
      'ABCD2345EFGH6789',
      'Amal Haddad',
      '1, rue de la Paix',
      '75001 Paris',
      'Ring twice.',
      '3 items',
      'Colour: Sand',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Wool throw ?WT-120\/45-B ?2/);
    expect(text).toMatch(/Lamp ?L-1 ?1/);
    expect(text).not.toContain('Cash');
  });
  it('says what is collected where it is paid on delivery', async () => {
    for (const form of ['slip', 'label'] as const)
      expect((await textsOf({ ...slip, cash: 4550 }, form)).flat()).toContain(
        'Cash on delivery: $45.50',
      );
  });
  it.each([
    ['ar', 'أمل حداد', 'شارع الحمراء ١٢', 'بطانية صوف', 'قائمة محتويات الطرد'],
    ['hi', 'अमल हद्दाद', 'गांधी मार्ग 12', 'ऊनी कंबल', 'पैकिंग पर्ची'],
    ['tr', 'Işıl Çağlar', 'Gülşen Sokağı 12', 'Yün battaniye', 'Paket listesi'],
  ])('is whole in the script of %s', async (language, ...texts) => {
    const [name, street, title] = texts;
    const own: Slip = {
      ...slip,
      language,
      address: { ...slip.address, name },
      to: [street],
      lines: [{ title, choice: '', sku: 'L-1', quantity: 1 }],
    };
    const text = (await textsOf(own, 'slip')).flat().join('\n');
    for (const one of texts) expect(text).toContain(one);
    expect(text).not.toContain('�');
    const label = (await textsOf(own, 'label')).flat().join('\n');
    for (const one of [name, street]) expect(label).toContain(one);
    expect((await draw([own], 'label')).boxes.map((page) => scanned(page))).toEqual([slip.code]);
  });
});

describe('papers of many parcels', () => {
  it('are one page each, every one in its own language and with its own bars', async () => {
    const codes = Array.from({ length: 200 }, (_, at) => `CODE${String(at).padStart(12, '0')}`);
    const slips = codes.map((code, at) => ({ ...slip, code, language: at % 2 ? 'ar' : 'en' }));
    const { pages, boxes } = await draw(slips, 'label');
    expect(boxes.map((page) => scanned(page))).toEqual(codes);
    expect(linesOf(pages[0] ?? [])).toContain('From');
    expect(linesOf(pages[1] ?? [], 'rtl')).toContain('المرسل');
    // an Arabic page starts at the right
    expect(
      Math.min(...(pages[1] ?? []).filter(({ text }) => text === 'المرسل').map(({ x }) => x)),
    ).toBeGreaterThan(200);
  });
  it('go on over as many pages as a long parcel needs, its head once', async () => {
    const [line = slip.lines[0]] = slip.lines;
    const long = {
      ...slip,
      lines: Array.from({ length: 60 }, () => ({ ...slip.lines[0], ...line })),
    };
    const { pages, boxes } = await draw([long as Slip, slip], 'slip');
    expect(pages.length).toBeGreaterThan(2);
    expect(boxes.filter((page) => page.length > 0)).toHaveLength(2);
  });
});
