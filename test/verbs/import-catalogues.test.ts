// Catalogues of real shops, if available: each is read a second time in another way, and compared
// with the importer's result. `SOUK_CATALOGUES` names their folder.
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { bring, products, withShop } from './import-set-up.ts';

withShop();

const CATALOGUES = process.env.SOUK_CATALOGUES ?? '../shared/catalogues';
const there = existsSync(CATALOGUES);
const files = there
  ? readdirSync(CATALOGUES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.csv'),
    )
  : ['(no catalogues)'];
const headOf = (file: string) =>
  there ? (readFileSync(join(CATALOGUES, file), 'utf8').split('\n')[0] ?? '') : '';
const shopify = files.filter((file) => headOf(file).startsWith('Handle,Title'));
const woo = files.filter((file) => /(^|,)"?Visibility in catalog/.test(headOf(file)));
const others = files.filter((file) => !shopify.includes(file) && !woo.includes(file));

type Line = Record<string, string>;
const linesOf = (file: string): Line[] =>
  parse(readFileSync(join(CATALOGUES, file)), { bom: true, columns: true });
const open = (file: string) => createReadStream(join(CATALOGUES, file));
const minor = (text: string | undefined) => Math.round(Number(text) * 100);
const plain = (text = '') => text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();

describe.skipIf(!there)('real catalogues', () => {
  it.each(shopify)('%s of Shopify comes in as it is', async (file) => {
    const rows = linesOf(file);
    const titled = rows.filter((row) => row.Title);
    const { counts } = await bring(open(file));
    expect(counts).toEqual([titled.length, 0, 0, 0]);
    const made = await products();
    for (const head of titled) {
      const own = rows.filter((row) => row.Handle === head.Handle && row['Variant Price']);
      const product = made[(head.Handle ?? '').toLowerCase()];
      expect(plain(product?.title.en)).toBe(plain(head.Title));
      expect(product?.variants.map(({ sku }) => sku)).toEqual(
        own.map((row) => (row['Variant SKU'] ?? '').replace(/^'/, '')),
      );
      expect(product?.offered ?? product?.selling).toBe(
        Math.min(...own.map((row) => minor(row['Variant Price']))),
      );
    }
  });
  it.each(woo)('%s of WooCommerce comes in as it is', async (file) => {
    const rows = linesOf(file);
    const sold = rows.filter(({ Type = '' }) => /simple|variable/.test(Type));
    const unsold = rows.filter(({ Type = '' }) => /grouped|external/.test(Type));
    const { counts } = await bring(open(file));
    expect([counts[0], counts[3]]).toEqual([sold.length, unsold.length]);
    const made = await products();
    for (const row of sold.filter(({ Type = '' }) => Type.includes('simple'))) {
      const product = made[(row.SKU || `id:${row.ID}`).toLowerCase()];
      expect([plain(product?.title.en), product?.selling]).toEqual([
        plain(row.Name),
        minor(row['Regular price']),
      ]);
      if (row['Sale price'] && !row['Date sale price ends'])
        expect(product?.offered).toBe(minor(row['Sale price']));
    }
  });
  it.each([...shopify, ...woo])('%s comes in a second time without doubles', async (file) => {
    const [created = 0, , , refused = 0] = (await bring(open(file))).counts;
    const before = await products();
    expect((await bring(open(file))).counts).toEqual([0, 0, created, refused]);
    expect(await products()).toEqual(before);
  });
  it.each(others)('%s is refused', async (file) => {
    await expect(bring(open(file))).rejects.toThrow('import-not-products');
  });
});
