// Importing and undoing, through the verbs, with a real database.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fileOf } from '#market/imports/keep-pictures.ts';
import { keepPicture } from '#outside/files/pictures.ts';
import { bring, fresh, products, SHOPIFY, withShop } from './import-set-up.ts';

withShop();

const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.raw(table)}`.execute(fresh.db)).rows[0]
    ?.n;
const WOO =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,' +
  'Stock,Weight (kg),Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,' +
  'Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)\n' +
  '7,variation,h-red,Hoodie - Red,1,visible,,,1,4,,42,45,,,,hoodie,Color,Red,Logo,\n' +
  '5,variable,hoodie,Hoodie,1,visible,Soft,Warm\\nand dry,1,,1.5,,,"Clothing > Hoodies, Sale",' +
  'warm,,,Color,"Red, Blue",Logo,"Yes, No"\n' +
  '8,variation,h-blue,Hoodie - Blue,1,visible,,,1,,2,,45,,,,id:5,Color,Blue,Logo,Yes\n' +
  '9,simple,cap,Cap,-1,visible,,,0,,,,"18,5",Clothing,,,,,,,\n' +
  '10,external,ext,Elsewhere,1,visible,,,1,,,,5,,,,,,,,\n';
it('brings in Shopify’s products once, without scripts; a dry run writes nothing', async () => {
  expect(await bring(SHOPIFY, { dry: true })).toMatchObject({
    id: null,
    counts: [2, 0, 0, 0],
    rowFindings: [],
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
  expect(await bring(SHOPIFY)).toMatchObject({
    counts: [2, 0, 0, 0],
    rowFindings: [],
    uncounted: 1,
  });
  const { cup, pot } = await products();
  expect(cup).toMatchObject({
    slug: 'cup',
    title: { en: 'Tom & Ann’s Cup' },
    description: { en: '<p>Blue <a>cup</a></p>' },
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
it('reads newer column names, columns in any order, and scattered rows', async () => {
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
        'Price,Title,URL handle,Option1 Name,Option1 Value\n' +
          '5,New,new,Size,S\n6,Else,else,,\n7,,new,,M\n',
      )
    ).counts,
  ).toEqual([2, 0, 0, 0]);
  expect((await products()).new?.variants.map(({ options }) => options)).toEqual([
    ['Size S'],
    ['Size M'],
  ]);
});
it('distinguishes stock that is not counted from a stock of 1,000', async () => {
  const mixed = SHOPIFY.replace(',shopify,5,', ',shopify,1000,').replace(',shopify,3,', ',,0,');
  expect(await bring(mixed, { dry: true })).toMatchObject({ uncounted: 2 });
  const counted = SHOPIFY.replace(',shopify,5,', ',shopify,1000,');
  expect(await bring(counted)).toMatchObject({ uncounted: 1 });
});
it('brings in WooCommerce’s products and variations in any order, and once', async () => {
  const findings = ['6 Type: external-product'];
  expect(await bring(WOO)).toMatchObject({ counts: [2, 0, 0, 1], rowFindings: findings });
  const { hoodie, cap } = await products();
  expect(hoodie).toMatchObject({
    selling: 4500,
    offered: 4200,
    category: ['Clothing', 'Hoodies'],
    tags: ['warm', 'Sale'],
    description: { en: '<p>Warm<br>and dry</p>' },
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
  expect(await bring(WOO)).toMatchObject({ counts: [0, 0, 2, 1], rowFindings: findings });
});
it('brings in 20,000 rows and then finds nothing to do', async () => {
  const row = (n: number) => {
    const [product, labels] =
      n % 4 ? [',,', ','] : [`Product ${n},Size,`, `t${n % 60},A > B${n % 20}`];
    return `p-${n >> 2},${product}S${n % 4},${1 + (n % 90)}.50,${n % 9},${labels}\n`;
  };
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
});
it('stores good pictures, reports the others, and asks for their smaller forms', async () => {
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
        find: async (address) => files[fileOf(address)] ?? null,
        keep: (bytes) => keepPicture(media, bytes),
      },
    }),
  ).toMatchObject({
    counts: [2, 0, 0, 0],
    rowFindings: ['4 Image Src: picture-unreadable broken.jpg'],
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
