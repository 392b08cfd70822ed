// The columns of a file, whatever their names.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { columnKey } from '#market/imports/column-key.ts';
import { recognise } from '#market/imports/recognise-columns.ts';
import { attributeNames, wooColumns } from '#market/imports/woocommerce-columns.ts';
import { bring, fresh, products, withShop } from './import-set-up.ts';

withShop();

it('recognises the formats by all their columns, not by one', async () => {
  expect(recognise(['Handle', 'SKU', 'Name', 'In stock?', 'Regular price'], [], '.')?.format).toBe(
    'woocommerce',
  );
  expect(recognise(['Name', 'Handle', 'Title', 'Variant Price'], [], '.')?.format).toBe('shopify');
  expect(recognise(['Handle', 'Colour'], [], '.')?.format).toBe('shopify');
  const { counts } = await bring(
    'ID,Type,SKU,Name,Published,Regular price,Handle\n1,simple,cup,Cup,1,9,anything\n',
  );
  expect([counts, (await products()).cup?.selling]).toEqual([[1, 0, 0, 0], 900]);
});
it.each(['Stock', 'quantity', 'QTY', 'Inventory'])(
  'counts what a plain table calls %s',
  async (named) => {
    const { counts } = await bring(`Title,SKU,Price,${named}\nPlain ${named},p-${named},9,3\n`);
    expect(counts).toEqual([1, 0, 0, 0]);
    const { rows } = await sql<{ quantity: number }>`
      select quantity from inventories where sku = ${`p-${named}`}
    `.execute(fresh.db);
    expect(rows).toEqual([{ quantity: 3 }]);
  },
);
it('has no name that stands for two columns', () => {
  const named = [
    ...wooColumns.flatMap(({ field, names }) => names.map((name) => [columnKey(name), field])),
    ...Object.entries(attributeNames).flatMap(([part, names]) =>
      names.map((name) => [columnKey(name), part]),
    ),
  ];
  const twice = named.filter(([key, field]) =>
    named.some(([other, else_]) => other === key && else_ !== field),
  );
  expect(twice).toEqual([]);
});
