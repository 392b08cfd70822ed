// Importing and undoing, through the verbs, against a real database.
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { problemText } from '#market/imports/draft.ts';
import { importCatalogue, type Asked } from '#market/imports/import-catalogue.ts';
import { undoImport } from '#market/imports/undo-import.ts';
import { keepPicture } from '#outside/files/pictures.ts';
import { freshDatabase, type Fresh } from '../db.ts';

const CATALOGUES = process.env.SOUK_CATALOGUES ?? '../shared/catalogues';
let fresh: Fresh;
beforeEach(async () => {
  fresh = await freshDatabase();
  await sql`insert into languages (code, name, direction, is_default) values ('en', 'English', 'ltr', true), ('fr', 'Français', 'ltr', false)`.execute(
    fresh.db,
  );
  await sql`insert into settings (site_name, meta_title, meta_description, copyright_text) values ('{"en":"x"}', '{"en":"x"}', '{"en":"x"}', '{"en":"x"}')`.execute(
    fresh.db,
  );
  await sql`insert into stores (slug, name) values ('one', 'One'), ('two', 'Two')`.execute(
    fresh.db,
  );
  await sql`insert into shipping_rules (store_id, title) values (null, '{"en":"Everyone’s"}'), (1, '{"en":"One’s"}')`.execute(
    fresh.db,
  );
});
afterEach(() => fresh.close());
async function bring(content: string | Buffer | AsyncIterable<Buffer>, more: Partial<Asked> = {}) {
  const bytes =
    typeof content === 'string' || Buffer.isBuffer(content)
      ? Readable.from([Buffer.from(content)])
      : content;
  const { created, updated, unchanged, refused, problems, id, uncounted } = await importCatalogue(
    fresh.db,
    { file: 'test.csv', bytes, store: 'one', language: null, pictures: null, dry: false, ...more },
  );
  return {
    id,
    uncounted,
    counts: [created, updated, unchanged, refused],
    said: problems.map(problemText),
  };
}
type Seen = {
  key: string;
  slug: string;
  title: Record<string, string>;
  description: Record<string, string> | null;
  selling: number;
  offered: number | null;
  public: boolean;
  category: string[];
  brand: string | null;
  tags: string[];
  image: string;
  images: { image: string; values: string[] }[];
  variants: { sku: string; quantity: number; price: number; weight: number; options: string[] }[];
  folded: string;
  rule: string;
};
async function products(): Promise<Record<string, Seen>> {
  const { rows } =
    await sql<Seen>`select p.import_key as key, p.slug, p.title, p.description, p.selling, p.offered, p.public, p.image, p.folded, s.title ->> 'en' as rule,
    array(select c.title ->> 'en' from categories c join categories leaf on c.id = any(leaf.path) where leaf.id = p.category_id order by array_length(c.path, 1)) as category, (select b.title ->> 'en' from brands b where b.id = p.brand_id) as brand,
    array(select t.title ->> 'en' from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id order by t.id) as tags,
    coalesce((select jsonb_agg(jsonb_build_object('image', i.image, 'values', array(select v.title ->> 'en' from attribute_values v where v.id = any(i.attribute_value_ids) order by v.id)) order by i.position) from product_images i where i.product_id = p.id), '[]') as images,
    (select jsonb_agg(jsonb_build_object('sku', i.sku, 'quantity', i.quantity, 'price', i.price, 'weight', i.weight, 'options', array(select (a.title ->> 'en') || ' ' || (v.title ->> 'en') from inventory_attributes ia
      join attributes a on a.id = ia.attribute_id join attribute_values v on v.id = ia.attribute_value_id where ia.inventory_id = i.id order by a.id)) order by i.position) from inventories i where i.product_id = p.id) as variants
    from products p join shipping_rules s on s.id = p.shipping_rule_id order by p.id`.execute(
      fresh.db,
    );
  return Object.fromEntries(rows.map((row) => [row.key, row]));
}
const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.raw(table)}`.execute(fresh.db)).rows[0]
    ?.n;
const undo = (id: number | null) => transaction(fresh.db, (tx) => undoImport(tx, id ?? 0));

const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Variant Image
cup,Tom &amp; Ann’s Cup,"<p onclick=""x()"">Blue<script>alert(1)</script><img src=x onerror=y> <a href=""javascript:z"">cup</a></p>",Claymore,Kitchen > Cups,"blue, gift",true,Size,Small,Colour,Blue,C-S,120,shopify,5,9.50,12.00,https://x.test/a/cup.jpg?v=1,1,
cup,,,,,,,,Large,,Blue,C-L,200,shopify,3,14,,https://x.test/a/back.jpg,2,https://x.test/a/back.jpg
cup,,,,,,,,,,,,,,,,,https://x.test/a/broken.jpg,3,
pot,Pot,,One,,,false,Title,Default Title,,,P-1,900.4,,0,20,,,,
`;
const WOO = `ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
7,variation,h-red,Hoodie - Red,1,visible,,,1,4,,42,45,,,,hoodie,Color,Red,Logo,
5,variable,hoodie,Hoodie,1,visible,Soft,Warm\\nand dry,1,,1.5,,,"Clothing > Hoodies, Sale",warm,,,Color,"Red, Blue",Logo,"Yes, No"
8,variation,h-blue,Hoodie - Blue,1,visible,,,1,,2,,45,,,,id:5,Color,Blue,Logo,Yes
9,simple,cap,Cap,-1,visible,,,0,,,,"18,5",Clothing,,,,,,,
10,external,ext,Elsewhere,1,visible,,,1,,,,5,,,,,,,,
`;
it('brings in all that Shopify says of products and nothing of a body that could run, nothing at all in a dry run, and a handle once a store', async () => {
  expect(await bring(SHOPIFY, { dry: true })).toMatchObject({
    id: null,
    counts: [2, 0, 0, 0],
    said: [],
    uncounted: 1,
  });
  for (const table of [
    'products',
    'categories',
    'tags',
    'brands',
    'attributes',
    'imports',
    'events',
    'graphile_worker.jobs',
  ])
    expect([table, await count(table)]).toEqual([table, 0]);
  expect(await bring(SHOPIFY)).toMatchObject({ counts: [2, 0, 0, 0], said: [], uncounted: 1 });
  const { cup, pot } = await products();
  expect(cup).toMatchObject({
    slug: 'cup',
    title: { en: 'Tom & Ann’s Cup' },
    description: { en: '<p>Blue <a rel="nofollow noopener">cup</a></p>' },
    selling: 1200,
    offered: 950,
    public: true,
    brand: 'Claymore',
    category: ['Kitchen', 'Cups'],
    tags: ['blue', 'gift'],
    image: '',
    images: [],
    folded: 'tom ann s cup blue gift',
    rule: 'One’s',
    variants: [
      { sku: 'C-S', quantity: 5, price: 0, weight: 120, options: ['Size Small', 'Colour Blue'] },
      { sku: 'C-L', quantity: 3, price: 1400, weight: 200, options: ['Size Large', 'Colour Blue'] },
    ],
  });
  expect(pot).toMatchObject({
    selling: 2000,
    offered: null,
    public: false,
    brand: null,
    category: ['Other'],
    variants: [{ quantity: 1000, weight: 900, options: [] }],
  });
  await bring(SHOPIFY, { store: 'two' });
  expect(await count(`products where slug ~ '^(cup|pot)(-[0-9a-f]{8})?$'`)).toBe(4);
});
it('reads the newer column names, columns in any order and only those that are there, and a handle’s rows from anywhere', async () => {
  await bring(SHOPIFY);
  expect((await bring('Inventory quantity,URL handle\n9,pot\n')).counts).toEqual([0, 1, 0, 0]);
  expect((await products()).pot).toMatchObject({
    title: { en: 'Pot' },
    selling: 2000,
    public: false,
    variants: [{ sku: 'P-1', quantity: 9 }],
  });
  expect(
    (
      await bring(
        'Price,Title,URL handle,Option1 Name,Option1 Value\n5,New,new,Size,S\n6,Else,else,,\n7,,new,,M\n',
      )
    ).counts,
  ).toEqual([2, 0, 0, 0]);
  expect((await products()).new?.variants.map(({ options }) => options)).toEqual([
    ['Size S'],
    ['Size M'],
  ]);
});
it('brings in WooCommerce’s variable products, their variations before and after them, and simple ones; again finds nothing new', async () => {
  const said = [
    'line 6, column "Type": an external product is sold by another shop, so it can not be bought here',
  ];
  expect(await bring(WOO)).toMatchObject({ counts: [2, 0, 0, 1], said });
  const { hoodie, cap } = await products();
  expect(hoodie).toMatchObject({
    selling: 4500,
    offered: 4200,
    category: ['Clothing', 'Hoodies'],
    tags: ['warm', 'Sale'],
    description: { en: '<p>Warm<br />and dry</p>' },
  });
  expect(hoodie?.variants).toEqual([
    {
      sku: 'h-blue',
      quantity: 1000,
      price: 4500,
      weight: 2000,
      options: ['Color Blue', 'Logo Yes'],
    },
    { sku: 'h-red', quantity: 2, price: 0, weight: 1500, options: ['Color Red', 'Logo Yes'] },
    { sku: 'h-red', quantity: 2, price: 0, weight: 1500, options: ['Color Red', 'Logo No'] },
  ]);
  expect(cap).toMatchObject({
    selling: 1850,
    public: false,
    category: ['Clothing'],
    variants: [{ quantity: 0 }],
  });
  expect(await bring(WOO)).toMatchObject({ counts: [0, 0, 2, 1], said });
});
it('writes nothing for what is unchanged, keeps the numbers of variants for what is, and adds another language beside the first', async () => {
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
  await sql`insert into stock_moves (inventory_id, quantity, cause) select id, -2, 'hand' from inventories where sku = 'C-S'`.execute(
    fresh.db,
  );
  expect(await undo(id)).toEqual({ removed: 0, hidden: 0, restored: 1 });
  expect(await products()).toEqual({
    ...before,
    cup: {
      ...cup,
      variants: cup?.variants.map((variant) =>
        variant.sku === 'C-S' ? { ...variant, quantity: 3 } : variant,
      ),
    },
  });
  await expect(undo(id)).rejects.toThrow('undone already');
});
it('gives every change of stock a row that names the import', async () => {
  const first = await bring(SHOPIFY);
  const second = await bring(
    SHOPIFY.replace('Large,,Blue,C-L', 'Huge,,Blue,C-H').replace('shopify,5,', 'shopify,50,'),
  );
  const moves = async () =>
    (
      await sql<{ sku: string | null; said: string }>`
    select i.sku, m.cause || ' ' || m.quantity || ' ' || m.import_id as said from stock_moves m left join inventories i on i.id = m.inventory_id
    where m.import_id is not null and coalesce(i.sku, '') in ('C-S', '') order by m.id`.execute(
        fresh.db,
      )
    ).rows.map(({ said }) => said);
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
  await expect(undo(first.id)).rejects.toThrow(
    `Import ${second.id} came later and changed 1 of the same products`,
  );
  expect(await undo(second.id)).toEqual({ removed: 0, hidden: 0, restored: 1 });
  await sql`with a as (insert into addresses (shopper, name, email, phone, country, city, zip, address_1) values ('v:visitor-1', 'n', 'e', 'p', 'FR', 'c', 'z', 'a') returning id),
    o as (insert into orders (code, shopper, order_method, currency, currency_exponent, user_address_id, address, subtotal, bundle_offer, tax, shipping_price, voucher_price, total)
      select 'ORDERORDERORDER1', 'v:visitor-1', 1, 'USD', 2, id, '{}', 0, 0, 0, 0, 0, 0 from a returning id),
    p as (insert into parcels (order_id, store_id, code, subtotal, bundle_offer, tax, shipping_price, voucher_price, total) select id, 1, 'PARCELPARCELPAR1', 0, 0, 0, 0, 0, 0 from o returning id, order_id)
    insert into order_lines (order_id, parcel_id, product_id, title, image, quantity, selling, tax_price, shipping_price, shipping_type) select order_id, id, 1, '{"en":"t"}', '', 1, 1, 0, 0, 1 from p`.execute(
    fresh.db,
  );
  expect(await undo(first.id)).toEqual({ removed: 1, hidden: 1, restored: 0 });
  expect(await products()).toMatchObject({ cup: { public: false } });
});
it('says line, column and reason of bad rows, brings in the rest, and keeps a variant that is there when its row is bad', async () => {
  const { counts, said } = await bring(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\na,A,Size,S,5,1\na,,,M,abc,1\na,,,S,6,1\nb,B,,,-3,1\n' +
      'c,,,,4,1\n\nd,D,,,0,1\ne,E,,,7,many\nf,F,,,8,2,9\ng,G,,,1e999,1\nh,H,,,9,1\n',
  );
  expect(said.toSorted()).toEqual(
    [
      'line 3, column "Variant Price": "abc" is not an amount',
      'line 4: has the same options as line 2',
      'line 2: "A" comes in without 2 of its 3 variants',
      'line 5, column "Variant Price": "-3" is below zero',
      'line 6: "c" has no title, and no product of this key is in the store yet',
      'line 8, column "Variant Price": "0" is not a price: a product costs something',
      'line 9, column "Variant Inventory Qty": "many" is not a number of pieces',
      'line 10: this row has 1 more cells than the header, so a separator or a quote is out of place; it is left out',
      'line 11, column "Variant Price": "1e999" is not an amount',
    ].sort(),
  );
  expect([counts, Object.keys(await products())]).toEqual([
    [2, 0, 0, 8],
    ['a', 'h'],
  ]);
  expect(
    (
      await bring(
        'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty\na,A,Size,M,7,1\na,,,S,x,1\n',
      )
    ).counts,
  ).toEqual([0, 1, 0, 1]);
  expect((await products()).a?.variants.map(({ options }) => options)).toEqual([
    ['Size M'],
    ['Size S'],
  ]);
});
it('loses only the row whose quote never closes', async () => {
  const { said } = await bring(
    'Handle,Title,Variant Price\na,A,1\nb,"B,2\nc,C,3\nd,"D ""d""",4\ne,5" screen,5\nf,"6" screen",6\n',
  );
  expect([said, Object.values(await products()).map(({ title }) => title.en)]).toEqual([
    ['line 3: a quote opens here and is not closed; the row is left out'],
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
  expect(await bring(file)).toMatchObject({ said: [], counts: [1, 0, 0, 0] });
  expect((await products()).cafe).toMatchObject({ title: { en: 'Café' }, selling: 250 });
});
it('refuses in a sentence what it can not begin with', async () => {
  for (const [content, more, sentence] of [
    ['', {}, 'The file is empty.'],
    ['a,b\n1,2\n', {}, 'not a product CSV of Shopify'],
    [SHOPIFY, { store: 'none' }, 'There is no store "none". There are: one, two.'],
    [SHOPIFY, { language: 'xx' }, 'does not speak "xx"'],
  ] as const)
    await expect(bring(content, more)).rejects.toThrow(sentence);
  await sql`delete from shipping_rules`.execute(fresh.db);
  await expect(bring(SHOPIFY)).rejects.toThrow('no shipping rule');
});
it('leaves out, whole, what the database itself refuses', async () => {
  await sql`alter table inventories add check (sku <> 'C-L')`.execute(fresh.db);
  expect(await bring(SHOPIFY)).toMatchObject({
    counts: [1, 0, 0, 3],
    said: [
      expect.stringContaining(
        'line 2: the database does not take "Tom & Ann’s Cup": new row for relation "inventories" violates',
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
  await expect(bring(SHOPIFY)).rejects.toThrow('Another import is running');
  may.resolve();
  expect((await first).counts).toEqual([2, 0, 0, 0]);
});
it('brings in 20,000 rows and then finds nothing to do', async () => {
  const row = (n: number) =>
    `p-${n >> 2},${n % 4 ? ',,' : `Product ${n},Size,`}S${n % 4},${1 + (n % 90)}.50,${n % 9},${n % 4 ? ',' : `t${n % 60},A > B${n % 20}`}\n`;
  async function* many() {
    yield Buffer.from(
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Tags,Type\n',
    );
    for (let at = 0; at < 20_000; at += 1000)
      yield Buffer.from(Array.from({ length: 1000 }, (_, n) => row(at + n)).join(''));
  }
  expect([(await bring(many())).counts, (await bring(many())).counts]).toEqual([
    [5000, 0, 0, 0],
    [0, 0, 5000, 0],
  ]);
  expect([await count('products'), await count('inventories'), await count('categories')]).toEqual([
    5000, 20_000, 6,
  ]);
}, 120_000);
it('keeps good pictures, tells of the others, and asks for their smaller forms', async () => {
  const media = await mkdtemp(join(tmpdir(), 'souk-media-'));
  const draw = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const files: Record<string, Buffer> = {
    'cup.jpg': await draw('red'),
    'back.jpg': await draw('blue'),
    'broken.jpg': Buffer.from('<svg onload="x">'),
  };
  expect(
    await bring(SHOPIFY, {
      pictures: {
        find: async (name) => files[name] ?? null,
        keep: (bytes) => keepPicture(media, bytes),
      },
    }),
  ).toMatchObject({
    counts: [2, 0, 0, 0],
    said: [
      'line 4, column "Image Src": "broken.jpg" is not a picture that can be read; the product comes in without it',
    ],
  });
  const { cup } = await products();
  expect(cup?.images).toEqual([
    { image: expect.stringMatching(/^[0-9a-f]{16}\.webp$/), values: ['Blue', 'Large'] },
  ]);
  expect((await readdir(media)).sort()).toEqual([cup?.image, cup?.images[0]?.image].sort());
  expect([
    await count('pictures'),
    await count(`graphile_worker.jobs where task_identifier = 'resize-picture'`),
  ]).toEqual([2, 2]);
  expect([(await bring(SHOPIFY)).counts, (await products()).cup?.image]).toEqual([
    [0, 0, 2, 0],
    cup?.image,
  ]);
  await rm(media, { recursive: true });
});
describe.skipIf(!existsSync(CATALOGUES))('real catalogues', () => {
  const all = existsSync(CATALOGUES)
    ? readdirSync(CATALOGUES, { recursive: true, encoding: 'utf8' })
    : ['none.csv'];
  it.each(all.filter((file) => file.endsWith('.csv')))(
    '%s comes in twice without doubles, or is refused in a sentence',
    async (file) => {
      const open = () => createReadStream(join(CATALOGUES, file));
      const first = await bring(open()).catch((problem: Error) => problem.message);
      if (typeof first === 'string') return expect(first).toMatch(/^The file is not a product CSV/);
      const before = await products();
      const [created = 0, , , refused = 0] = first.counts;
      expect((await bring(open())).counts).toEqual([0, 0, created, refused]);
      expect([await products(), Object.keys(before).length]).toEqual([before, created]);
    },
  );
});
