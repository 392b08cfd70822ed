// Words that mean the same for the owner: as staff edit them, and as shoppers' searches use them.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findMatches } from '#market/catalogue/find-matches.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let sofa: number;
let washer: number;
let phone: number;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
  sofa = (await makeProduct(base.db, { name: 'Corner sofa grey' })).id;
  washer = (await makeProduct(base.db, { name: 'Laundry washer 8 kg' })).id;
  phone = (await makeProduct(base.db, { name: 'Slim phone 128 GB' })).id;
});
beforeEach(async () => {
  await base.db.deleteFrom('synonyms').execute();
});

type Input = Record<string, unknown>;
type Synonym = { id: number; version: number; words: string[]; finds: string[] };
const save = (input: Input) => open.send('adminSynonym.save', input, owner.headers);
const saved = async (input: Input) => (await save(input)).data as Synonym;
const search = (q: string, more: Input = {}, headers: Record<string, string> = {}) =>
  open.ask('listing.products', { q, ...more }, headers);
const found = async (q: string, more: Input = {}) =>
  (await search(q, more)).result.data.map(({ id }) => id);

describe('staff', () => {
  it('list, make, save and delete synonyms, and what was deleted comes back', async () => {
    const made = await saved({ words: 'sofa, couch، settee , couch', language: '' });
    expect(made).toMatchObject({ version: 1, words: ['sofa', 'couch', 'settee'], finds: [] });
    const next = await saved({ ...made, words: ['sofa', 'couch'], language: 'en' });
    expect(next).toMatchObject({ id: made.id, version: 2, language: 'en' });
    expect(await open.ask('adminSynonym.list', { q: 'Couch' }, owner.headers)).toMatchObject({
      total: 1,
      rows: [{ id: made.id, words: ['sofa', 'couch'], finds: [] }],
    });
    expect(await open.ask('adminSynonym.list', { view: 'one-way' }, owner.headers)).toMatchObject({
      total: 0,
    });
    const edits = await open.ask('adminSynonym.edits', { id: made.id }, owner.headers);
    expect(edits.map(({ became }) => became)).toEqual([
      { language: 'en', words: ['sofa', 'couch'] },
      { language: null, words: ['sofa', 'couch', 'settee'], finds: [] },
    ]);
    expect((await save({ ...made, words: ['sofa', 'divan'] })).data).toMatchObject({
      code: 'changed-meanwhile',
    });
    await open.ask('adminSynonym.delete', { id: made.id, version: 2 }, owner.headers);
    expect(await found('couch')).toEqual([]);
    await open.ask('adminSynonym.restore', { id: made.id }, owner.headers);
    expect(await found('couch')).toEqual([sofa]);
  });

  it('delete many at once, tried before, and searches find by the rest', async () => {
    const made = [];
    for (const words of ['sofa, couch', 'washer, laundromat', 'phone, handset'])
      made.push(await saved({ words, language: 'en' }));
    expect(await found('couch')).toEqual([sofa]);
    const bulk = (sent: Input) => open.send('adminSynonym.bulk', sent, owner.headers);

    const trial = await open.send(
      'adminSynonym.tryBulk',
      { act: 'delete', matching: { q: 'couch' } },
      owner.headers,
    );
    expect(trial.data).toMatchObject({ all: 1, rows: [{ title: 'sofa, couch', refusal: null }] });
    expect(await found('couch')).toEqual([sofa]);

    const [first, second] = made;
    const run = await bulk({ act: 'delete', ids: [first?.id, second?.id] });
    expect(run.data).toMatchObject({ all: 2, done: 2, refused: 0, ended: true });
    expect(await found('couch')).toEqual([]);
    expect(await found('handset')).toEqual([phone]);
    const edits = await open.ask('adminSynonym.edits', { id: first?.id ?? 0 }, owner.headers);
    expect(edits[0]).toMatchObject({ became: null, was: { words: ['sofa', 'couch'] } });
    await open.ask('adminSynonym.restore', { id: first?.id ?? 0 }, owner.headers);
    expect(await found('couch')).toEqual([sofa]);
  });

  it.each([
    ['no word', { words: '' }, 'required'],
    ['a word alone', { words: 'sofa' }, 'required'],
    ['what nobody can search for', { words: ['sofa', '🛋️'] }, 'invalid-input'],
    ['words with commas', { words: ['sofa, couch', 'divan'] }, 'invalid-input'],
    ['a word of 61 letters', { words: ['sofa', 'a'.repeat(61)] }, 'invalid-input'],
    ['a sentence', { words: ['sofa', 'what one sits on at home'] }, 'invalid-input'],
    ['21 words', { words: Array.from({ length: 21 }, (_, at) => `w${at}`) }, 'invalid-input'],
    ['no list', { words: { 0: 'sofa' } }, 'invalid-input'],
    ['a language that is not there', { words: 'sofa,couch', language: 'xx' }, 'invalid-input'],
    ['control signs', { words: ['sofa', 'cou\u0000ch'] }, 'invalid-input'],
  ])('may not save %s', async (_, input, code) => {
    expect((await save(input)).data).toMatchObject({ code });
    expect(await base.db.selectFrom('synonyms').select('id').execute()).toEqual([]);
  });

  it('save the same twice, at once, as one', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => save({ words: 'sofa, couch', language: 'en' })),
    );
    expect(answers.filter(({ data }) => (data as Input).code === 'already-taken')).toHaveLength(2);
    expect(await base.db.selectFrom('synonyms').select('id').execute()).toHaveLength(1);
  });
});

describe('who searches', () => {
  it('finds by each of the words, in any form, without a note about it', async () => {
    expect(await found('couches')).toEqual([]);
    await save({ words: 'sofa, couch' });
    expect(await found('couches')).toEqual([sofa]);
    expect(await found('grey couch')).toEqual([sofa]);
    expect(await found('black -couch')).toEqual([]);
    expect((await search('couch')).search).toEqual({
      showing: 'couch',
      typed: 'couch',
      left_out: [],
      some_words: false,
    });
  });

  it('finds first what says the typed word, and then what its synonyms find', async () => {
    const couch = (await makeProduct(base.db, { name: 'Velvet couch' })).id;
    await saved({ words: 'sofa, couch', language: '' });
    expect(await found('sofa')).toEqual([sofa, couch]);
    expect(await found('couch')).toEqual([couch, sofa]);
    await base.db
      .updateTable('products')
      .set({ published: false })
      .where('id', '=', couch)
      .execute();
  });

  it('finds one way alone where the owner says so', async () => {
    const lamp = (await makeProduct(base.db, { name: 'Mobile of paper birds' })).id;
    await save({ words: 'mobile', finds: 'phone' });
    expect((await found('mobile')).toSorted((a, b) => a - b)).toEqual([phone, lamp]);
    expect(await found('phone')).toEqual([phone]);
  });

  it('finds by several words that mean one, and by one that means several', async () => {
    await save({ words: 'washing machine, laundry washer' });
    expect(await found('washing machine')).toEqual([washer]);
    expect(await found('washing machine 8kg')).toEqual([washer]);
    expect(await found('"washing machine"')).toEqual([]);
  });

  it('finds by those of their language and of every language', async () => {
    await save({ words: 'sofa, kanapa', language: 'ar' });
    expect(await found('kanapa')).toEqual([]);
    const inArabic = await search('kanapa', {}, { language: 'ar' });
    expect(inArabic.result.data.map(({ id }) => id)).toEqual([sofa]);
  });

  it('finds by a new synonym as soon as it is saved, also where the answer was cached', async () => {
    const made = await saved({ words: 'sofa, chesterfield' });
    expect(await found('chesterfield')).toEqual([sofa]);
    await saved({ ...made, words: 'sofa, ottoman' });
    await expect.poll(() => found('chesterfield'), { timeout: 1000 }).toEqual([]);
    expect(await found('ottoman')).toEqual([sofa]);
  });

  it('is answered quickly where there are hundreds, and where many say one word', async () => {
    await base.db
      .insertInto('synonyms')
      .values(
        Array.from({ length: 400 }, (_, at) => ({
          words: ['couch', `w${at}`, `v${at}`],
        })),
      )
      .execute();
    const started = performance.now();
    const matches = await findMatches(base.db, 'couch w7 v8 couch w9 x y z', { language: 'en' });
    expect(performance.now() - started).toBeLessThan(1000);
    expect(matches.leftOut.length).toBeGreaterThan(0);
  });
});

describe('common synonyms', () => {
  const starters = (language: string) =>
    open.ask('adminStarterSynonym.list', { language }, owner.headers);
  const take = (input: Input) => open.send('adminStarterSynonym.take', input, owner.headers);
  beforeAll(async () => {
    const more = ['fr', 'tr', 'hi'].map((code, at) => ({
      code,
      name: code,
      direction: 'ltr',
      position: at + 2,
    }));
    await base.db.insertInto('languages').values(more).execute();
  });
  const storedPairs = () =>
    base.db.selectFrom('synonyms').select(['language', 'words', 'finds']).orderBy('id').execute();

  it.each(['en', 'fr', 'ar', 'tr', 'hi'])(
    'can each be taken in %s, and no word is in two',
    async (language) => {
      const listed = await starters(language);
      expect(listed.length).toBeGreaterThan(30);
      expect(listed.every(({ known }) => !known)).toBe(true);
      const mutual = listed.filter(({ finds }) => finds.length === 0).flatMap(({ words }) => words);
      expect(mutual.filter((word, at) => mutual.indexOf(word) !== at)).toEqual([]);
      const first = listed.map(({ words }) => words[0]);
      expect((await take({ language, starters: first })).data).toEqual({ taken: listed.length });
      expect((await starters(language)).every(({ known }) => known)).toBe(true);
      expect((await take({ language, starters: first })).data).toEqual({ taken: 0 });
    },
  );

  it('find once they are taken', async () => {
    expect(await found('settee')).toEqual([]);
    await take({ language: 'en', starters: ['sofa', 'tv'] });
    expect(await found('settee')).toEqual([sofa]);
    expect(await storedPairs()).toEqual([
      { language: 'en', words: ['sofa', 'couch', 'settee'], finds: [] },
      { language: 'en', words: ['tv', 'television'], finds: [] },
    ]);
  });

  it('leave what the owner says of one of their words as it is', async () => {
    await saved({ words: 'couches, divan', language: '' });
    const [sofas] = await starters('en');
    expect(sofas).toMatchObject({ words: ['sofa', 'couch', 'settee'], known: true });
    expect((await take({ language: 'en', starters: ['sofa'] })).data).toEqual({ taken: 0 });
    expect(await storedPairs()).toHaveLength(1);
  });

  it('are taken once by two who take them at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => take({ language: 'en', starters: ['tv'] })),
    );
    expect(answers.map(({ data }) => (data as { taken: number }).taken).toSorted()).toEqual([
      0, 0, 1,
    ]);
    expect(await storedPairs()).toHaveLength(1);
  });

  it.each([
    ['none', { language: 'en', starters: [] }, 'invalid-input'],
    ['what is none', { language: 'en', starters: ['sofa', 'swordfish'] }, 'invalid-input'],
    ['those of another language', { language: 'fr', starters: ['couch'] }, 'invalid-input'],
    ['a language that is not there', { language: 'xx', starters: ['sofa'] }, 'invalid-input'],
  ])('can not be taken as %s', async (_, input, code) => {
    expect((await take(input)).data).toMatchObject({ code });
    expect(await storedPairs()).toEqual([]);
  });
});
