// Slugs made from titles by the database.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base?.close());

const slugOf = async (title: string) =>
  (await sql<{ slug: string }>`select slug_of(${title}) as slug`.execute(base.db)).rows[0]?.slug;
const slugIn = async (slug: string, title: Record<string, string>, language: string) =>
  (
    await sql<{ slug: string }>`
      select slug_in(${slug}, ${JSON.stringify(title)}::jsonb, ${language}, 'en') as slug
    `.execute(base.db)
  ).rows[0]?.slug;

describe('a title as a part of an address', () => {
  it.each([
    ['Étagère en bois — 45 cm', 'etagere-en-bois-45-cm'],
    ['L’Œuvre du cœur', 'loeuvre-du-coeur'],
    ['Kırmızı ÇANTA, İstanbul Şık', 'kirmizi-canta-istanbul-sik'],
    ['Große Øre', 'grosse-ore'],
    ['مصباح مَكتبيّ أنيق، لون أسود', 'مصباح-مكتبي-أنيق-لون-أسود'],
    ['آلة القهـــوة ٣٠٠', 'آلة-القهوة-٣٠٠'],
    ['हिन्दी क़लम – काला।', 'हिन्दी-क़लम-काला'.normalize('NFKC')],
    ['Йод и Ёлка', 'йод-и-ёлка'],
    ['日本語のガラス', '日本語のガラス'],
    ['한국어 제품', '한국어-제품'],
    ['C++ & C#, 100%', 'c-c-100'],
    ['👨‍👩‍👧 Family 👍🏽', 'family'],
  ])('%s', async (title, slug) => {
    expect(await slugOf(title)).toBe(slug);
  });

  it.each(['', '😀👍🏽', '!!! — …', '\u093f', '- - -', '،؟', '\u200d\ufe0f'])(
    'is none for “%s”, which has no letter',
    async (title) => {
      expect(await slugOf(title)).toBe('');
    },
  );

  it('has no sign that addresses or markup give a meaning', async () => {
    const signs = Array.from({ length: 0xa0 - 1 }, (_, at) => String.fromCodePoint(at + 1)).join(
      'a',
    );
    expect(await slugOf(signs)).toMatch(/^[a-z0-9-]+$/);
    for (const part of ['..', '/', '?', '#', '%', '<>', '"'])
      expect(await slugOf(`ع${part}ب`)).toMatch(/^ع-ب$/);
  });

  it('has at most 80 letters, and ends with a whole word', async () => {
    expect(await slugOf('काला '.repeat(40))).toMatch(/^(काला-){15}काला$/u);
    expect(await slugOf('a'.repeat(200))).toHaveLength(80);
    expect(await slugOf(`${'a'.repeat(80)} b`)).toBe('a'.repeat(80));
  });

  it('is the same again: an address is made of itself', async () => {
    for (const title of ['مصباح مَكتبيّ', 'हिन्दी क़लम', 'Йод', 'ガラス', 'Çanta'])
      expect(await slugOf((await slugOf(title)) ?? '')).toBe(await slugOf(title));
  });
});

describe('the letter to who proposed a product', () => {
  const data = { name: 'Amal', title: { en: 'Lamp', ar: 'مصباح' } };
  const written = async (product: { id: number; slug: string; slugs?: Record<string, string> }) =>
    (
      await transaction(base.db, (tx) =>
        render(tx, 'https://souk.example', {
          kind: 'proposal-approved',
          to: 'amal@souk.example',
          language: 'ar',
          data: { ...data, product },
        }),
      )
    )?.plain;

  it('leads to its address in the letter’s language, and an older one to the plain one', async () => {
    const slugs = { en: 'lamp', ar: 'مصباح' };
    expect(await written({ id: 3, slug: 'lamp', slugs })).toContain(
      `/${encodeURIComponent('مصباح')}/product/3`,
    );
    expect(await written({ id: 3, slug: 'lamp' })).toContain('/lamp/product/3');
  });
});

describe('the address of a product', () => {
  const title = { en: 'Desk lamp', fr: 'Lampe', ar: 'مصباح', hi: '💡' };

  it('is of its title in that language', async () => {
    expect(await slugIn('lamp', title, 'fr')).toBe('lampe');
    expect(await slugIn('lamp', title, 'ar')).toBe('مصباح');
  });

  it('is the plain one where there is no title, or none with a letter', async () => {
    expect(await slugIn('lamp', title, 'tr')).toBe('lamp');
    expect(await slugIn('lamp', title, 'hi')).toBe('lamp');
  });

  it('is the plain one in the first language, unless that is a number', async () => {
    expect(await slugIn('lamp', title, 'en')).toBe('lamp');
    expect(await slugIn('product-0a1b2c3d', { en: 'مصباح' }, 'en')).toBe('مصباح');
    expect(await slugIn('product-0a1b2c3d', { en: '💡' }, 'en')).toBe('product-0a1b2c3d');
  });
});
