// The suggestions during typing, in the reader's language.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fold } from '#base/fold.ts';
import { readSearch } from '#market/search/read-search.ts';
import { beginReading } from '#market/settings/reading.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop } from '../make.ts';

const PLATED = { en: 'Gold-plated', tr: 'Altın kaplama' };
const LAMP = { en: 'Desk lamp', tr: 'Masa lambası' };
const RING = { en: 'Ring', tr: 'Yüzük' };
const ENGLISH_ONLY = { en: 'Lamb wool' };

let base: Fresh;
let market: MarketSettings;
const ids = { lamp: 0, ring: 0, wool: 0 };

beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  ids.lamp = await productOf(LAMP, null);
  ids.ring = await productOf(RING, PLATED);
  ids.wool = await productOf(ENGLISH_ONLY, ENGLISH_ONLY);
});
afterAll(() => base.close());

type Texts = Record<string, string>;

async function productOf(title: Texts, tag: Texts | null): Promise<number> {
  const { id } = await makeProduct(base.db);
  const folded = fold(
    Object.values(title)
      .concat(Object.values(tag ?? {}))
      .join(' '),
  );
  await base.db
    .updateTable('products')
    .set({ title: JSON.stringify(title), folded })
    .where('id', '=', id)
    .execute();
  if (!tag) return id;
  const made = await base.db
    .insertInto('tags')
    .values({
      slug: `tag-${id}`,
      title: JSON.stringify(tag),
      folded: fold(Object.values(tag).join(' ')),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await base.db.insertInto('product_tags').values({ product_id: id, tag_id: made.id }).execute();
  return id;
}

async function offered(language: string, question: string) {
  const { product, suggested } = await readSearch(
    beginReading(base.db, market, language),
    question,
  );
  return {
    words: suggested.map(({ title }) => title),
    products: product.map(({ id }) => id).toSorted((a, b) => a - b),
  };
}

describe('what is offered while somebody types', () => {
  it('fits in the language they read, in title or tag, not in another', async () => {
    expect(await offered('en', 'lam')).toEqual({
      words: [ENGLISH_ONLY.en],
      products: [ids.lamp, ids.wool],
    });
    expect(await offered('en', 'plated')).toEqual({ words: [PLATED.en], products: [ids.ring] });
    expect(await offered('en', 'kaplama')).toEqual({ words: [], products: [] });
  });
  it('fits in the first language where a text has none of theirs', async () => {
    expect(await offered('tr', 'lam')).toEqual({
      words: [ENGLISH_ONLY.en, PLATED.tr],
      products: [ids.lamp, ids.wool],
    });
    expect(await offered('tr', 'plated')).toEqual({ words: [], products: [] });
  });
  it('is found whatever the marks and cases of its letters', async () =>
    expect((await offered('tr', 'ALTIN KAPLAMA')).words).toEqual([PLATED.tr]));
});
