// What an import changes in existing data, how it is undone, and which rows it refuses.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { undoImport } from '#market/imports/undo-import.ts';
import { bring, fresh, orderOf, products, SHOPIFY, withShop } from './import-set-up.ts';

withShop();

const undo = (id: number | null) => transaction(fresh.db, (tx) => undoImport(tx, id ?? 0));
it('writes only what changed, keeps variants’ ids, and adds a second language', async () => {
  await bring(SHOPIFY);
  const ids = () =>
    fresh.db.selectFrom('inventories').select(['id', 'sku']).orderBy('id').execute();
  const before = [await products(), await ids()];
  expect((await bring(SHOPIFY)).counts).toEqual([0, 0, 2, 0]);
  expect([await products(), await ids()]).toEqual(before);
  expect(await fresh.db.selectFrom('events').select('data').execute()).toEqual([
    { data: { products: [1, 2] } },
  ]);
  expect(
    (await bring(SHOPIFY.replace('Tom &amp; Ann’s Cup', 'Cup').replace(',3,14,', ',4,15,'))).counts,
  ).toEqual([0, 1, 1, 0]);
  expect((await products()).cup).toMatchObject({
    slug: 'cup',
    title: { en: 'Cup' },
    variants: [{ sku: 'C-S' }, { sku: 'C-L', quantity: 4, price: 1500 }],
  });
  expect(await ids()).toEqual(before[1]);
  await bring('Handle,Title\ncup,Tasse\n', { language: 'fr' });
  expect((await products()).cup).toMatchObject({
    title: { en: 'Cup', fr: 'Tasse' },
    folded: 'cup tasse blue gift',
  });
});
it('undoes an update exactly, leaving what was sold since sold', async () => {
  await bring(SHOPIFY);
  const before = await products();
  const { cup } = before;
  const { id } = await bring(
    SHOPIFY.replace('Tom &amp; Ann’s Cup', 'Cup')
      .replace('"blue, gift"', 'red')
      .replace('Large,,Blue,C-L', 'Huge,,Blue,C-H')
      .replace('shopify,5,', 'shopify,50,'),
  );
  await sql`
    insert into stock_moves (inventory_id, quantity, cause)
    select id, -2, 'hand'
    from inventories
    where sku = 'C-S'`.execute(fresh.db);
  expect(await undo(id)).toMatchObject({ removed: 0, hidden: 0, restored: 1 });
  expect(await products()).toEqual({
    ...before,
    cup: {
      ...cup,
      variants: cup?.variants.map((variant) =>
        variant.sku === 'C-S' ? { ...variant, quantity: 3 } : variant,
      ),
    },
  });
  await expect(undo(id)).rejects.toThrow('import-undone');
});
it('gives every change of stock a row that names the import', async () => {
  const first = await bring(SHOPIFY);
  const second = await bring(
    SHOPIFY.replace('Large,,Blue,C-L', 'Huge,,Blue,C-H').replace('shopify,5,', 'shopify,50,'),
  );
  const moves = async () =>
    (
      await sql<{ sku: string | null; text: string }>`
        select i.sku, m.cause || ' ' || m.quantity || ' ' || m.import_id as text
        from stock_moves m
        left join inventories i on i.id = m.inventory_id
        where m.import_id is not null and coalesce(i.sku, '') in ('C-S', '')
        order by m.id`.execute(fresh.db)
    ).rows.map(({ text }) => text);
  expect(await moves()).toEqual(
    expect.arrayContaining([`import 5 ${first.id}`, `import 45 ${second.id}`]),
  );
  await undo(second.id);
  expect(await moves()).toContain(`import-undo -45 ${second.id}`);
  expect((await auditMarket(fresh.db)).filter(({ fault }) => fault === 'stock')).toEqual([]);
});
it('undoes what it made, the later import first, and hides what an order has', async () => {
  const first = await bring(SHOPIFY);
  const second = await bring(SHOPIFY.replace(',20,', ',21,'));
  await expect(undo(first.id)).rejects.toMatchObject({
    code: 'import-later',
    values: { later: second.id, products: 1 },
  });
  expect(await undo(second.id)).toMatchObject({ removed: 0, hidden: 0, restored: 1 });
  await orderOf(1);
  expect(await undo(first.id)).toMatchObject({ removed: 1, hidden: 1, restored: 0 });
  expect(await products()).toMatchObject({ cup: { public: false } });
});
it('says why rows are bad, brings in the rest, and keeps variants whose row is bad', async () => {
  const { counts, rowFindings } = await bring(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\n' +
      'a,A,Size,S,5,1\na,,,M,abc,1\na,,,S,6,1\nb,B,,,-3,1\n' +
      'c,,,,4,1\n\nd,D,,,0,1\ne,E,,,7,many\nf,F,,,8,2,9\ng,G,,,1e999,1\nh,H,,,9,1\n',
  );
  expect(rowFindings.toSorted()).toEqual(
    [
      '3 Variant Price: price-not-number abc',
      '4: options-same 2',
      '2: variants-fewer A 2 3',
      '5 Variant Price: price-below-zero -3',
      '6: title-missing c',
      '8 Variant Price: price-zero 0',
      '9 Variant Inventory Qty: stock-not-number many',
      '10: cells-too-many 1',
      '11 Variant Price: price-not-number 1e999',
    ].sort(),
  );
  expect([counts, Object.keys(await products())]).toEqual([
    [2, 0, 0, 8],
    ['a', 'h'],
  ]);
  expect(
    (
      await bring(
        'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\n' +
          'a,A,Size,M,7,1\na,,,S,x,1\n',
      )
    ).counts,
  ).toEqual([0, 1, 0, 1]);
  expect((await products()).a?.variants.map(({ options }) => options)).toEqual([
    ['Size M'],
    ['Size S'],
  ]);
});
it('loses only the row whose quote never closes', async () => {
  const { rowFindings } = await bring(
    'Handle,Title,Variant Price\na,A,1\nb,"B,2\nc,C,3\nd,"D ""d""",4\n' +
      'e,5" screen,5\nf,"6" screen",6\n',
  );
  expect([rowFindings, Object.values(await products()).map(({ title }) => title.en)]).toEqual([
    ['3: quote-not-closed'],
    ['A', 'C', 'D "d"', '5" screen', '"6" screen"'],
  ]);
});
it.each<[string, Buffer]>([
  [
    'a byte order mark, CRLF and blank lines',
    Buffer.from('\ufeffHandle,Title,Variant Price\r\n\r\ncafe,Café,2.50\r\n,,\r\n'),
  ],
  [
    'semicolons, quotes and decimal commas',
    Buffer.from('"Handle";"Title";"Variant Price"\n"cafe";"Café";"2,50 $"\n'),
  ],
  ['Excel’s first line', Buffer.from('sep=;\r\nHandle;Title;Variant Price\r\ncafe;Café;2,5\r\n')],
  ['tabs', Buffer.from('Handle\tVendor\tTitle\tVariant Price\ncafe\t\tCafé\t2.5\n')],
  ['latin-1', Buffer.from('Handle,Title,Variant Price\ncafe,Café,2.5', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffHandle,Title,Variant Price\r\ncafe,Café,2.5\r\n', 'utf16le')],
  ['old Mac lines', Buffer.from('Handle,Title,Variant Price\rcafe,Café,2.5\r')],
  ['padded cells', Buffer.from('Handle , Title , Variant Price\ncafe , "Café" , 2.5 \n')],
  ['entities and NULs', Buffer.from('Handle,Title,Variant Price\ncafe,Caf&eacute;\0,2.5\n')],
])('reads %s', async (_, file) => {
  expect(await bring(file)).toMatchObject({ rowFindings: [], counts: [1, 0, 0, 0] });
  expect((await products()).cafe).toMatchObject({ title: { en: 'Café' }, selling: 250 });
});
it('refuses what it can not begin with', async () => {
  for (const [content, more, refusal] of [
    ['', {}, { code: 'import-file-empty' }],
    ['a,b\n1,2\n', {}, { code: 'import-not-products', values: { columns: ['a', 'b', '…'] } }],
    [
      SHOPIFY,
      { store: 'none' },
      { code: 'import-store-unknown', values: { store: 'none', stores: ['one', 'two'] } },
    ],
    [
      SHOPIFY,
      { language: 'xx' },
      { code: 'import-language-unknown', values: { language: 'xx', languages: ['en', 'fr'] } },
    ],
  ] as const)
    await expect(bring(content, more)).rejects.toMatchObject(refusal);
  await sql`delete from shipping_rules`.execute(fresh.db);
  await expect(bring(SHOPIFY)).rejects.toThrow('import-no-shipping-rule');
});
it('leaves out, whole, what the database itself refuses', async () => {
  await sql`alter table inventories add check (sku <> 'C-L')`.execute(fresh.db);
  expect(await bring(SHOPIFY)).toMatchObject({
    counts: [1, 0, 0, 3],
    rowFindings: [
      expect.stringContaining(
        '2: database-refused Tom & Ann’s Cup new row for relation "inventories" violates',
      ),
    ],
  });
  expect(Object.keys(await products())).toEqual(['pot']);
});
it('lets one import run at a time', async () => {
  const begun = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  async function* slow() {
    begun.resolve();
    yield Buffer.from(SHOPIFY);
    await may.promise;
  }
  const first = bring(slow());
  await begun.promise;
  await expect(bring(SHOPIFY)).rejects.toThrow('import-running');
  may.resolve();
  expect((await first).counts).toEqual([2, 0, 0, 0]);
});
