// Pages that staff write: cleaned, shown at once, and found at their old addresses.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let manager: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
});

type Input = Record<string, unknown>;
type Page = { id: number; version: number; slug: string; old_slugs: string[] };
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
const save = async (input: Input) => (await post('admin/page/save', input)).data as Page;
const TEXTS = { title: { en: 'Our story' }, description: { en: '<p>We sell lamps.</p>' } };
const make = (input: Input) => save({ ...TEXTS, public: true, ...input });
const shown = (slug: string) => open.call('GET', `page/${slug}`);

describe('a page', () => {
  it('is shown as it was saved, at once, and hidden', async () => {
    const made = await make({ slug: 'story' });
    expect((await shown('story')).data).toMatchObject({ title: 'Our story' });
    const saved = await save({ ...made, title: { en: 'Our long story' } });
    expect((await shown('story')).data).toMatchObject({ title: 'Our long story' });
    await save({ ...saved, public: false });
    expect((await shown('story')).status).toBe(201);
  });

  it('that moves is found at each address that it had, until another page takes one', async () => {
    const made = await make({ slug: 'one' });
    const second = await save({ ...made, slug: 'two' });
    const third = await save({ ...second, slug: 'three' });
    expect(third.old_slugs).toEqual(['one', 'two']);
    for (const slug of ['one', 'two', 'three'])
      expect((await shown(slug)).data).toMatchObject({ slug: 'three' });
    await make({ slug: 'one', title: { en: 'Another' } });
    expect((await shown('one')).data).toMatchObject({ slug: 'one', title: 'Another' });
    expect((await save({ ...third, slug: 'two' })).old_slugs).toEqual(['three']);
  });

  it('keeps of its text what is harmless', async () => {
    const html = '<h2>Who</h2><script>x()</script><p onclick="y()">We<img src=x onerror=z()></p>';
    expect(await make({ slug: 'harmless', description: { en: html } })).toMatchObject({
      description: { en: '<h2>Who</h2><p>We</p>' },
    });
  });

  it('saved by two is saved by one', async () => {
    const made = await make({ slug: 'by-two' });
    const answers = await Promise.all(
      [owner, manager].map((by, at) =>
        post('admin/page/save', { ...made, title: { en: `Title ${at}` } }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });

  it('that a menu leads to is not deleted', async () => {
    const { id, version } = await make({ slug: 'in-a-menu' });
    await sql`insert into footer_links (type, page_id) values (1, ${id})`.execute(base.db);
    const refused = await post(`admin/page/delete/${id}`, { version });
    expect(refused.data).toMatchObject({ code: 'in-use' });
    await sql`delete from footer_links where page_id = ${id}`.execute(base.db);
    expect((await post(`admin/page/delete/${id}`, { version })).status).toBe(200);
  });

  it.each([
    ['without a title', { title: {} }, 'required', 'title'],
    ['without a text', { description: {} }, 'required', 'description'],
    [
      'with a script alone',
      { description: { en: '<script>x</script>' } },
      'required',
      'description',
    ],
    ['with an address that is none', { slug: 'a/b' }, 'invalid-input', 'slug'],
  ])('is refused %s, beside the field', async (_, input, code, field) => {
    const { data } = await post('admin/page/save', { ...TEXTS, ...input });
    expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
  });
});
