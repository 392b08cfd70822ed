// How a file writes its numbers: detected from whole columns, reported, and never read as a
// thousandth.
import { expect, it } from 'vitest';
import { bring, fresh, products, withShop } from './import-set-up.ts';

withShop();

it('finds the file’s habit over the whole column, and says so', async () => {
  const { rowFindings, notes } = await bring(
    'Handle;Title;Variant Price;Variant Compare At Price;Variant Inventory Qty\n' +
      'sofa;Sofa;1.299;1.499;1.200\ncup;Cup;12,90;;5\n',
  );
  expect(rowFindings).toEqual([]);
  expect(notes).toEqual([
    'Variant Price: number-by-column 1.299 1299 12,90',
    'Variant Compare At Price: number-by-others 1.499 1499 12,90',
    'Variant Inventory Qty: number-by-others 1.200 1200 12,90',
  ]);
  expect((await products()).sofa).toMatchObject({
    selling: 149_900,
    offered: 129_900,
    variants: [{ quantity: 1200 }],
  });
});
it('refuses a price that may be a thousandth, and brings in the rest', async () => {
  const { counts, rowFindings } = await bring(
    'Handle,Title,Variant Price\nsofa,Sofa,1.299\ncup,Cup,12.90\n',
  );
  expect(counts).toEqual([1, 0, 0, 1]);
  expect(rowFindings).toEqual(['2 Variant Price: price-unclear 1.299']);
});
it('takes codes out of what keeps spreadsheets from calculating with them', async () => {
  await bring(
    'Handle,Title,Variant Price,Variant SKU,Option1 Name,Option1 Value\n' +
      'a,\'Til Monday,"=""12.50""",\'00123,Size,S\n' +
      'a,,="7.50","=""0045""",,M\na,,8,\'-9,,\'-L\n',
  );
  const { a } = await products();
  expect([a?.title.en, a?.variants]).toMatchObject([
    '’Til Monday'.replace('’', "'"),
    [
      { sku: '00123', price: 1250 },
      { sku: '0045', price: 0 },
      { sku: '-9', options: ['Size -L'] },
    ],
  ]);
});
it('brings in products without a price as drafts, and the schema keeps them so', async () => {
  const head = 'ID,Type,SKU,Name,Published,In stock?,Regular price,Parent,Attribute 1 name,';
  const rows =
    'Attribute 1 value(s)\n1,simple,a,A,1,1,,,,\n2,simple,b,B,1,1,0,,,\n' +
    '3,variable,c,C,1,1,,,Size,"S, M"\n4,variation,c-s,C,1,1,,c,Size,S\n' +
    '5,variation,c-m,C,1,1,9,c,Size,M\n';
  const { counts, unpriced, rowFindings } = await bring(head + rows);
  expect([counts, unpriced]).toEqual([[3, 0, 0, 1], 2]);
  expect(rowFindings).toContain('5 Regular price: price-empty');
  expect(await products()).toMatchObject({
    a: { public: false, selling: 0 },
    b: { public: false, selling: 0 },
    c: { public: true, selling: 900 },
  });
  await expect(
    fresh.db.updateTable('products').set({ published: true }).where('selling', '=', 0).execute(),
  ).rejects.toThrow('products_selling_check');
  await bring((head + rows).replace('a,A,1,1,', 'a,A,1,1,15'));
  expect((await products()).a).toMatchObject({ public: true, selling: 1500 });
});
