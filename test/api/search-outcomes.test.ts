// The outcome of searches: counts of products put into a cart and ordered, and nothing about who.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { countSearch, forgetSearches } from '#market/search/count-searches.ts';
import { makeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { makeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

beforeEach(async () => {
  await base.db.deleteFrom('searches').execute();
});

const searched = (typed: string) =>
  countSearch(base.db, { language: 'en', typed, words: typed.toLowerCase(), times: 1 });
const sendOutcome = (
  input: Record<string, unknown>,
  headers: Record<string, string> = { language: 'en' },
) => open.send('search.tell', input, headers);
const listed = async (input: Record<string, unknown> = {}) => {
  const owner = await makeStaff(base, 'owner');
  const { rows } = await open.ask('adminSearched.list', input, owner.headers);
  return rows.map(({ typed, carted, ordered }) => ({ typed, carted, ordered }));
};
const rows = () => base.db.selectFrom('search_outcomes').selectAll().execute();

describe('what came of a search', () => {
  it('is counted for its words, however they are written, and read by the owner', async () => {
    const { id } = await makeProduct(base.db, { name: 'Bellows camera' });
    await searched('bellows');
    await searched('camera');
    for (const outcome of [
      { q: ' Béllows ', outcome: 'carted' },
      { q: 'bellows', outcome: 'carted' },
      { q: 'bellows', outcome: 'ordered' },
    ])
      expect(await sendOutcome({ ...outcome, product_id: id })).toMatchObject({
        http: 200,
        data: true,
      });
    expect(await listed({ sort: 'asked' })).toEqual([
      { typed: 'bellows', carted: 2, ordered: 1 },
      { typed: 'camera', carted: 0, ordered: 0 },
    ]);
    await sendOutcome({ q: 'camera', product_id: id, outcome: 'carted' });
    const typed = async (sort: string) => (await listed({ sort })).map((one) => one.typed);
    expect(await typed('-carted')).toEqual(['bellows', 'camera']);
    expect(await typed('carted')).toEqual(['camera', 'bellows']);
    expect(await typed('-ordered')).toEqual(['bellows', 'camera']);
    expect(await typed('ordered')).toEqual(['camera', 'bellows']);
  });

  it('is counted of no search that nobody made or that found nothing, and of no hidden product', async () => {
    const { id } = await makeProduct(base.db, { name: 'Astrolabe of brass' });
    const hidden = await makeProduct(base.db, { name: 'Astrolabe of tin' });
    await sql`update products set published = false where id = ${hidden.id}`.execute(base.db);
    await searched('astrolabe');
    await searched('zzyzx');
    for (const input of [
      { q: 'sextant', product_id: id },
      { q: 'zzyzx', product_id: id },
      { q: '?!', product_id: id },
    ])
      expect(await sendOutcome({ ...input, outcome: 'carted' })).toMatchObject({ data: true });
    await sendOutcome({ q: 'astrolabe', product_id: id, outcome: 'carted' }, { language: 'ar' });
    for (const product_id of [hidden.id, 2_000_000_000])
      expect(await sendOutcome({ q: 'astrolabe', product_id, outcome: 'carted' })).toMatchObject({
        status: 201,
      });
    expect(await rows()).toEqual([]);
    expect(await listed()).toMatchObject([{ carted: 0 }, { carted: 0 }]);
  });

  it.each([
    ['nothing that came of it', { outcome: '' }, 'Result is required'],
    ['something else', { outcome: 'looked-at' }, 'Result is not valid'],
    ['no words', { q: '' }, 'Search is required'],
    ['words without end', { q: 'a'.repeat(201) }, 'Search is not valid'],
    ['no product', { product_id: 'lamp' }, 'Product is not valid'],
  ])('is refused with %s', async (_, wrong, message) => {
    const input = { q: 'lamp', product_id: 1, outcome: 'carted', ...wrong };
    expect((await sendOutcome(input)).data).toMatchObject({ form: [message] });
  });

  it('stores nobody’s identity, and adds up what is sent at once', async () => {
    const { id, store } = await makeProduct(base.db, { name: 'Cuckoo clock' });
    await searched('cuckoo');
    const shopper = await makeCustomer(base);
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        sendOutcome(
          { q: 'cuckoo', product_id: id, outcome: at % 3 === 0 ? 'ordered' : 'carted' },
          { ...shopper.headers, language: 'en' },
        ),
      ),
    );
    expect(await rows()).toEqual([
      {
        search_id: expect.any(Number),
        store_id: store,
        day: expect.anything(),
        carted: 8,
        ordered: 4,
      },
    ]);
    expect(await listed()).toEqual([{ typed: 'cuckoo', carted: 8, ordered: 4 }]);
  });

  it('is shown for thirty days', async () => {
    const { id } = await makeProduct(base.db, { name: 'Gramophone horn' });
    await searched('gramophone');
    await sendOutcome({ q: 'gramophone', product_id: id, outcome: 'carted' });
    await sendOutcome({ q: 'gramophone', product_id: id, outcome: 'ordered' });
    await sql`update search_outcomes set day = day - 30`.execute(base.db);
    await sendOutcome({ q: 'gramophone', product_id: id, outcome: 'carted' });
    await forgetSearches(base.db);
    expect(await listed()).toEqual([{ typed: 'gramophone', carted: 1, ordered: 0 }]);
    expect(await rows()).toHaveLength(1);
  });
});
