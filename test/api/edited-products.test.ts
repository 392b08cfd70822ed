// Staff make, change and delete the products of every store, with their variants and stock.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

withOwnShop();
let owner: MadeStaff;
let manager: MadeStaff;
let shelf: Shelf;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
  shelf = await makeShelf(base.db);
});

type Input = Record<string, unknown>;
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
const get = (path: string, input: Input = {}, by = owner) =>
  open.call('GET', path, input, by.headers);
const save = async (input: Input, by = owner) => {
  const answer = await post('admin/product/save', input, by);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as Product;
};
const make = (input: Input = {}) => save({ ...productOf(shelf), ...input });
const shown = (id: number) => open.ask('product.find', { id });

describe('a product', () => {
  it('is made with variants, pictures, tags and stock, and shown to shoppers at once', async () => {
    const made = await make({
      title: { en: 'Linen shirt', ar: 'قميص كتان' },
      selling: '49.90',
      offered: '39.5',
      tag_ids: [shelf.tag],
      image: 'aaaaaaaaaaaaaaaa.webp',
      images: [{ image: 'bbbbbbbbbbbbbbbb.webp', value_ids: [shelf.red] }],
      variants: [
        shelf.variant([shelf.red, shelf.small], { sku: 'L-R-S', price: '41.25', stock: 3 }),
        shelf.variant([shelf.blue, shelf.small], { sku: 'L-B-S', weight: 250, stock: 0 }),
      ],
    });
    expect(made).toMatchObject({
      version: 1,
      slug: 'linen-shirt',
      selling: 49.9,
      offered: 39.5,
      tag_ids: [shelf.tag],
      edited: { by: 'Leila Haddad' },
      variants: [
        { sku: 'L-R-S', price: 41.25, stock: 3, stock_seen: 3 },
        { sku: 'L-B-S', price: null, weight: 250, stock: 0 },
      ],
    });
    const page = await shown(made.id);
    expect(page).toMatchObject({
      title: 'Linen shirt',
      selling: 49.9,
      offered: 39.5,
      tags: 'Summer',
      image: 'aaaaaaaaaaaaaaaa.webp',
      images: [{ image: 'bbbbbbbbbbbbbbbb.webp', attributes: [{ attribute_value_id: shelf.red }] }],
      inventory: [
        { sku: 'L-R-S', quantity: 3, price: 41.25 },
        { sku: 'L-B-S', quantity: 0, price: 0 },
      ],
    });
    await save({ ...made, title: { en: 'Linen blouse' }, offered: '' });
    expect(await shown(made.id)).toMatchObject({ title: 'Linen blouse', offered: null });
    const { product: found } = await open.ask('search.suggest', { q: 'blouse' });
    expect(found).toMatchObject([{ title: 'Linen blouse' }]);
  });

  it('lists what each edit changed, in words, and no more', async () => {
    const variants = [
      shelf.variant([shelf.red], { sku: 'A', stock: 2 }),
      shelf.variant([shelf.blue], { sku: 'B', stock: 4 }),
    ];
    const made = await make({ variants });
    const [first, second] = made.variants;
    const saved = await save(
      { ...made, selling: 25.5, variants: [first, { ...second, sku: 'B2', stock: 9 }] },
      manager,
    );
    expect(await save(saved)).toEqual(saved);
    const { data } = await get(`admin/product/edits/${made.id}`);
    expect(data).toMatchObject([
      { version: 2, by: 'Omar Said' },
      { version: 1, was: null },
    ]);
    expect((data as { was: unknown; became: unknown }[])[0]).toMatchObject({
      was: {
        selling: { money: '20.00', currency: 'USD' },
        variants: ['Blue, B'],
        stock: ['Blue, 4'],
      },
      became: {
        selling: { money: '25.50', currency: 'USD' },
        variants: ['Blue, B2'],
        stock: ['Blue, 9'],
      },
    });
    expect(Object.keys((data as { was: object }[])[0]?.was ?? {}).toSorted()).toEqual([
      'selling',
      'stock',
      'variants',
    ]);
  });

  it('saved by two at once is saved by one, whole; the other learns who saved it', async () => {
    const made = await make();
    const answers = await Promise.all(
      [owner, manager, owner, manager].map((by, at) =>
        post('admin/product/save', { ...made, variants: [{ choice: [], sku: `S${at}` }] }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    const saved = answers.find(({ status }) => status === 200)?.data;
    expect((await get(`admin/product/${made.id}`)).data).toEqual(saved);
  });

  it('gets an address of its own from its title', async () => {
    const first = await make({ title: { en: 'Brass kettle' } });
    const second = await make({ title: { en: 'Brass kettle' } });
    expect([first.slug, second.slug]).toEqual(['brass-kettle', 'brass-kettle-2']);
    const { data } = await post('admin/product/save', { ...second, slug: 'brass-kettle' });
    expect(data).toMatchObject({ code: 'already-taken', fields: { slug: expect.any(String) } });
  });

  it('keeps of its texts only what is harmless', async () => {
    const made = await make({
      description: {
        en: '<p onclick="x()">Fine<script>alert(1)</script></p>',
        fr: '<script></script>',
      },
      overview: { en: '<a href="javascript:x()">Linen</a>' },
    });
    expect(made).toMatchObject({ description: { en: '<p>Fine</p>' } });
    expect(JSON.stringify(made)).not.toMatch(/javascript|onclick|alert/);
  });

  it('is hidden and shown again, and nobody can see it meanwhile', async () => {
    const made = await make();
    const hidden = await save({ ...made, public: false });
    await expect(shown(made.id)).rejects.toThrow('no longer available');
    await save({ ...hidden, public: true });
    expect(await shown(made.id)).toMatchObject({ id: made.id });
  });
});

describe('a product that cannot be', () => {
  const other = async () => makeShelf(base.db);
  const cases: [string, () => Promise<Input>, string, string][] = [
    ['without a name', async () => ({ title: {} }), 'required', 'title'],
    ['without a store', async () => ({ store_id: null }), 'invalid-input', 'store_id'],
    ['of no store', async () => ({ store_id: 2_000_000_000 }), 'invalid-input', 'store_id'],
    [
      'in no category',
      async () => ({ category_id: 2_000_000_000 }),
      'invalid-input',
      'category_id',
    ],
    ['of no brand', async () => ({ brand_id: 2_000_000_000 }), 'invalid-input', 'brand_id'],
    [
      'with a tag that is none',
      async () => ({ tag_ids: [2_000_000_000] }),
      'invalid-input',
      'tag_ids',
    ],
    [
      'with a rule of another store',
      async () => ({ shipping_rule_id: (await other()).rule }),
      'invalid-input',
      'shipping_rule_id',
    ],
    ['that is public without a price', async () => ({ selling: '0' }), 'required', 'selling'],
    ['with a price below a cent', async () => ({ selling: '1.999' }), 'invalid-input', 'selling'],
    ['with an offer that is none', async () => ({ offered: '20' }), 'offer-too-high', 'offered'],
    [
      'with a video of a script',
      async () => ({ video: 'javascript:x()' }),
      'invalid-input',
      'video',
    ],
    ['with an address that is none', async () => ({ slug: '../x' }), 'invalid-input', 'slug'],
    [
      'with a picture elsewhere',
      async () => ({ images: [{ image: '../x.png', value_ids: [] }] }),
      'invalid-input',
      'images.0.image',
    ],
    ['without a variant', async () => ({ variants: [] }), 'invalid-input', 'variants'],
    [
      'with the same values twice',
      async () => ({ variants: [shelf.variant([shelf.red]), shelf.variant([shelf.red])] }),
      'variant-twice',
      'variants.1.choice',
    ],
    [
      'with two variants of nothing',
      async () => ({ variants: [{ choice: [] }, { choice: [] }] }),
      'variant-twice',
      'variants.1.choice',
    ],
    [
      'with variants of other attributes',
      async () => ({ variants: [shelf.variant([shelf.red]), shelf.variant([shelf.small])] }),
      'invalid-input',
      'variants.1.choice',
    ],
    [
      'with two values of one attribute',
      async () => ({ variants: [shelf.variant([shelf.red, shelf.blue])] }),
      'invalid-input',
      'variants.0.choice',
    ],
    [
      'with a value of another attribute',
      async () => ({
        variants: [{ choice: [{ attribute_id: 2_000_000_000, value_id: shelf.red }] }],
      }),
      'invalid-input',
      'variants.0.choice',
    ],
    [
      'with less than nothing in stock',
      async () => ({ variants: [{ choice: [], stock: -1 }] }),
      'invalid-input',
      'variants.0.stock',
    ],
  ];
  it.each(cases)(
    '%s is refused beside the field, and nothing of it is kept',
    async (_, bad, code, field) => {
      const count = async () =>
        (await base.db.selectFrom('products').select('id').execute()).length;
      const before = await count();
      const { data } = await post('admin/product/save', { ...productOf(shelf), ...(await bad()) });
      expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
      expect(await count()).toBe(before);
    },
  );

  it('moves to no other store once it is made', async () => {
    const made = await make();
    const { data } = await post('admin/product/save', { ...made, store_id: (await other()).store });
    expect(data).toMatchObject({ code: 'invalid-input', fields: { store_id: expect.any(String) } });
  });
});
