// Tags and bundle deals, as staff edit them.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '#base/fold.ts';
import { tasks } from '#jobs/tasks.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart } from '../carts.ts';
import { makeProduct, makeStore, makeVisitor, texts } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
type Thing = Input & { id: number; version: number };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;
const tag = async (title: Record<string, string>, more: Input = {}) =>
  (await post('admin/tag/save', { ...more, title })).data as Thing;
const deal = async (input: Input = {}) =>
  (await post('admin/bundle-deal/save', { title: { en: '3 for 2' }, buy: 3, free: 1, ...input }))
    .data as Thing;

/** A product with a tag, as an import writes it. */
async function tagged(id: number, name: string, words: string): Promise<number> {
  const product = await makeProduct(base.db, { name });
  await base.db.insertInto('product_tags').values({ product_id: product.id, tag_id: id }).execute();
  await base.db
    .updateTable('products')
    .set({ folded: fold(`${name} ${words}`) })
    .where('id', '=', product.id)
    .execute();
  return product.id;
}
/** Runs the jobs that the queue has after a tag was saved. */
async function refold(): Promise<void> {
  const { rows } = await sql<{ tag: number }>`
    select coalesce(j.payload ->> 'tag', j.payload ->> 'id')::int as tag
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('refold-products', 'write-words') and run_at <= now()
  `.execute(base.db);
  const work = tasks(open.services, async () => null);
  for (const { tag: id } of rows) {
    await work['refold-products']({ tag: id });
    await work['write-words']({ of: 'tag', id });
  }
}
const found = async (q: string) =>
  (await open.ask('listing.products', { q })).result.data.map(({ id }) => id);

describe('a tag', () => {
  it('is made, saved, listed and deleted; imports know it by its first name', async () => {
    const made = await tag({ en: 'Handmade', ar: 'صنع يدوي' });
    expect(made).toMatchObject({ version: 1, slug: 'handmade', products: 0 });
    const saved = await tag({ en: 'Made by hand' }, made);
    expect(saved).toMatchObject({ version: 2, slug: 'handmade', title: { en: 'Made by hand' } });
    expect(await get('admin/tags', { q: 'by hand' })).toMatchObject({
      total: 1,
      rows: [{ id: made.id, title: 'Made by hand', gaps: ['ar'] }],
    });
    expect((await post(`admin/tag/delete/${made.id}`, { version: 2 })).status).toBe(200);
    expect(await get(`admin/tag/${made.id}`)).toMatchObject({ code: 'thing-not-found' });
  });

  it('that is renamed is what its products are found by, and what their pages say', async () => {
    const made = await tag({ en: 'Copper' });
    const product = await tagged(made.id, 'Kettle', 'Copper');
    const other = await tag({ en: 'Blue', ar: 'أزرق' });
    await base.db
      .insertInto('product_tags')
      .values({ product_id: product, tag_id: other.id })
      .execute();
    expect(await found('copper')).toEqual([product]);
    const words = async () => (await open.ask('product.find', { id: product })).tags;
    expect(await words()).toBe('Copper,Blue');
    await tag({ en: 'Brass', ar: 'نحاس أصفر' }, made);
    await refold();
    await expect.poll(words).toBe('Brass,Blue');
    expect(await found('copper')).toEqual([]);
    expect(await found('brass kettle')).toEqual([product]);
    expect(await found('نحاس ازرق')).toEqual([product]);
  });

  it('that products have is not deleted', async () => {
    const made = await tag({ en: 'Linen' });
    await tagged(made.id, 'Towel', 'Linen');
    expect((await post(`admin/tag/delete/${made.id}`, { version: 1 })).data).toMatchObject({
      code: 'in-use',
    });
    expect(await get(`admin/tag/${made.id}`)).toMatchObject({ products: 1 });
  });

  it('of a name that there is, is refused beside it, also when two make it at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => post('admin/tag/save', { title: { en: 'Twin tag' } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    for (const { data } of answers.filter(({ status }) => status === 201))
      expect(data).toMatchObject({ code: 'already-taken', fields: { title: expect.any(String) } });
  });

  it('saved by two at once is saved by one', async () => {
    const made = await tag({ en: 'Twice' });
    const answers = await Promise.all(
      [1, 2, 3].map((at) => post('admin/tag/save', { ...made, title: { en: `Twice ${at}` } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  });

  it('is refused without a name in the first language', async () => {
    const { data } = await post('admin/tag/save', { title: { ar: 'نحاس' } });
    expect(data).toMatchObject({ code: 'required', fields: { title: expect.any(String) } });
  });
});

describe('a bundle deal', () => {
  it('is made, saved, listed and deleted', async () => {
    const made = await deal();
    expect(made).toMatchObject({ version: 1, buy: 3, free: 1, products: 0 });
    const saved = (await post('admin/bundle-deal/save', { ...made, buy: 4, free: 2 })).data;
    expect(await get(`admin/bundle-deal/${made.id}`)).toEqual(saved);
    expect(await get('admin/bundle-deals', { view: 'unused' })).toMatchObject({
      total: 1,
      rows: [{ id: made.id, buy: 4, free: 2 }],
    });
    expect((await post(`admin/bundle-deal/delete/${made.id}`, { version: 2 })).status).toBe(200);
    expect(await get('admin/bundle-deals')).toMatchObject({ total: 0 });
  });

  it('is what customers see and get as soon as it is saved, and stays while products have it', async () => {
    const made = await deal();
    const product = await makeProduct(base.db, { selling: 1000 });
    await base.db
      .updateTable('products')
      .set({ bundle_deal_id: made.id })
      .where('id', '=', product.id)
      .execute();
    const shown = async () => (await open.ask('product.find', { id: product.id })).bundle_deal;
    expect(await shown()).toMatchObject({ title: '3 for 2', buy: 3, free: 1 });
    await post('admin/bundle-deal/save', { ...made, title: { en: '5 for 3' }, buy: 5, free: 2 });
    expect(await shown()).toMatchObject({ title: '5 for 3', buy: 5, free: 2 });
    const shopper = makeVisitor();
    await fillCart(base.db, shopper, { product });
    const [line] = await open.ask('cart.byUser', { user_token: shopper.token });
    expect(line?.bundle_deal).toMatchObject({ buy: 5, free: 2 });
    expect((await post(`admin/bundle-deal/delete/${made.id}`, { version: 2 })).data).toMatchObject({
      code: 'in-use',
    });
    expect(await get(`admin/bundle-deal/${made.id}`)).toMatchObject({ products: 1 });
  });

  it('of a seller is not the market’s', async () => {
    const { id } = await base.db
      .insertInto('bundle_deals')
      .values({ store_id: await makeStore(base.db), title: texts('Own'), buy: 2, free: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await get(`admin/bundle-deal/${id}`)).toMatchObject({ code: 'thing-not-found' });
    for (const { data } of [
      await post('admin/bundle-deal/save', { id, version: 1, title: { en: 'A' }, buy: 3, free: 1 }),
      await post(`admin/bundle-deal/delete/${id}`, { version: 1 }),
    ])
      expect(data).toMatchObject({ code: 'thing-not-found' });
  });

  it.each([
    ['without a name', { title: {} }, 'required', 'title'],
    ['with all of it free', { buy: 3, free: 3 }, 'too-many-free', 'free'],
    ['with nothing free', { free: 0 }, 'invalid-input', 'free'],
    ['of half a piece', { buy: '2.5' }, 'invalid-input', 'buy'],
  ])('is refused %s, beside the field', async (_, input, code, field) => {
    const { data } = await post('admin/bundle-deal/save', {
      title: { en: 'Deal' },
      buy: 3,
      free: 1,
      ...input,
    });
    expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
  });
});
