// The alternative texts of pictures, in every language: stored with the picture and given to
// customers.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

withOwnShop();
let owner: MadeStaff;
let shelf: Shelf;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  shelf = await makeShelf(base.db);
});

type Input = Record<string, unknown>;
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const inArabic = { language: 'ar' };

describe('what a picture shows', () => {
  it('describes each picture of a product, in the language of the call', async () => {
    const pictured = {
      ...productOf(shelf),
      title: { en: 'Lamp', ar: 'مصباح' },
      image: 'aaaaaaaaaaaaaaaa.webp',
      image_alt: { en: 'A brass lamp, lit', ar: 'مصباح نحاسي مضاء' },
      images: [{ image: 'bbbbbbbbbbbbbbbb.webp', value_ids: [], alt: { en: 'Its foot' } }],
    };
    const { data } = await post('admin/product/save', pictured);
    const made = data as Product;
    const { image_alt, images } = pictured;
    expect(made).toMatchObject({ image_alt, images });
    expect(await open.ask('product.find', { id: made.id })).toMatchObject({
      image_alt: 'A brass lamp, lit',
      product_image_names: [{ alt: 'Its foot' }],
    });
    const shown = await open.call('GET', `product/${made.id}`, {}, inArabic);
    expect(shown.data).toMatchObject({ image_alt: 'مصباح نحاسي مضاء' });
    const copied = await post(`admin/product/duplicate/${made.id}`, {});
    expect(copied.data).toMatchObject({ id: expect.any(Number) });
    const { id } = copied.data as { id: number };
    const copy = await open.call('GET', `admin/product/${id}`, {}, owner.headers);
    expect(copy.data).toMatchObject({ image_alt, images });
  });

  it('is one of the changes in the history', async () => {
    const { data } = await post('admin/product/save', productOf(shelf));
    const made = data as Product;
    await post('admin/product/save', { ...made, image_alt: { en: 'A lamp' } });
    const edits = await open.call('GET', `admin/product/edits/${made.id}`, {}, owner.headers);
    expect(edits.data).toMatchObject([
      { was: { image_alt: null }, became: { image_alt: { en: 'A lamp' } } },
      {},
    ]);
  });

  it('describes slides and banners, and is empty where nobody wrote one', async () => {
    const placed = {
      type: 1,
      title: { en: 'Lamps' },
      ground: '#e8f0f3',
      source_type: 6,
      url: '/brands',
      public: true,
    };
    const slide = await post('admin/slider/save', { ...placed, image_alt: { en: 'Six lamps' } });
    expect(slide.data).toMatchObject({ image_alt: { en: 'Six lamps' } });
    await post('admin/banner/save', placed);
    const home = await open.ask('home.read', {});
    expect(home).toMatchObject({
      slider: { main: [{ image_alt: 'Six lamps' }] },
      banners: [{ image_alt: '' }],
    });
  });
});
