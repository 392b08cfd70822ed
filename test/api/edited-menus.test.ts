// The menus of header and footer: edited together with one version, seen on every page at once.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { texts } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let manager: MadeStaff;
let pages: number[];
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
  const made = await base.db
    .insertInto('pages')
    .values(
      ['About', 'Returns'].map((title) => ({
        slug: title.toLowerCase(),
        title: texts(title),
        description: texts('<p>We.</p>'),
      })),
    )
    .returning('id')
    .execute();
  pages = made.map(({ id }) => id);
});

type Input = Record<string, unknown>;
type Link = { id: number; title: Record<string, string> };
type Menus = Input & { version: number; header_left: Link[] };
const get = async (path = 'admin/menus') => (await open.call('GET', path, {}, owner.headers)).data;
const now = async () => (await get()) as Menus;
const post = (input: Input, by = owner) => open.call('POST', 'admin/menus/save', input, by.headers);
const save = async (changes: Input) => post({ ...(await now()), ...changes });
const link = (title: string, url = '/brands') => ({ title: { en: title }, url });
const pictured = (title: string, to = '') => ({
  title: { en: title },
  link: to,
  image: 'card.webp',
  public: true,
});

describe('the menus', () => {
  it('are shown as they were saved, in their order, at once', async () => {
    const saved = await save({
      header_left: [link('Brands'), link('Help', 'https://help.example/')],
      header_right: [link('Sales', '/flash-sale')],
      footer_services: [pages[1], pages[0]],
      footer_about: [pages[0]],
      footer_payment: [pictured('Cards')],
      footer_social: [pictured('Elsewhere', 'https://social.example/souk')],
    });
    expect(saved).toMatchObject({ status: 200, data: { edited: { by: 'Leila Haddad' } } });
    const shop = await open.ask('shop.read', {});
    expect(shop.header_links.left.map(({ title, url }) => [title, url])).toEqual([
      ['Brands', '/brands'],
      ['Help', 'https://help.example/'],
    ]);
    expect(shop.header_links.right).toMatchObject([{ title: 'Sales' }]);
    expect(shop.services.map(({ slug }) => slug)).toEqual(['returns', 'about']);
    expect(shop.about.map(({ slug }) => slug)).toEqual(['about']);
    expect(shop.payment).toMatchObject([{ title: 'Cards', link: '', image: 'card.webp' }]);
    expect(shop.social).toMatchObject([{ link: 'https://social.example/souk' }]);
  });

  it('keep links that stay, under their ids, and delete those that are left out', async () => {
    const before = (await now()).header_left;
    const [first, second] = before;
    await save({ header_left: [second, link('New')] });
    const after = (await now()).header_left;
    expect(after.map(({ title }) => title.en)).toEqual(['Help', 'New']);
    expect(after[0]?.id).toBe(second?.id);
    expect(after.map(({ id }) => id)).not.toContain(first?.id);
    expect(await get('admin/menus/edits')).toMatchObject([
      {
        was: { header_left: [{ title: { en: 'Brands' } }, { title: { en: 'Help' } }] },
        became: { header_left: [{ title: { en: 'Help' } }, { title: { en: 'New' } }] },
      },
      {},
    ]);
  });

  it('that did not change make no version', async () => {
    const before = await now();
    expect((await post(before)).data).toEqual(before);
  });

  it('saved by two at once are saved by one; the other learns who saved them', async () => {
    const opened = await now();
    const answers = await Promise.all(
      [owner, manager, owner].map((by, at) =>
        post({ ...opened, header_right: [link(`Sale ${at}`)] }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    for (const { data } of answers.filter(({ status }) => status === 201))
      expect(data).toMatchObject({ code: 'changed-meanwhile' });
    expect((await now()).header_right).toHaveLength(1);
  });

  it.each([
    ['with a link without a name', { header_left: [link('')] }, 'required', 'header_left.0.title'],
    [
      'with one that leads nowhere',
      { header_left: [link('A', '')] },
      'required',
      'header_left.0.url',
    ],
    [
      'with a script',
      { header_right: [link('A'), link('B', 'javascript:alert(1)')] },
      'address-not-allowed',
      'header_right.1.url',
    ],
    [
      'with a plain address elsewhere',
      { footer_social: [pictured('A', 'http://social.example')] },
      'address-not-allowed',
      'footer_social.0.link',
    ],
    [
      'with a picture that is none',
      { footer_payment: [{ ...pictured('A'), image: '' }] },
      'required',
      'footer_payment.0.image',
    ],
    ['with a page that is not there', { footer_about: [999_999] }, 'invalid-input', 'footer_about'],
    [
      'with a link of another menu',
      { header_right: [{ ...link('A'), id: 999_999 }] },
      'invalid-input',
      'header_right',
    ],
    [
      'with more than fit',
      { header_left: Array.from({ length: 31 }, (_, at) => link(`Link ${at}`)) },
      'invalid-input',
      'header_left',
    ],
  ])('are refused %s, beside the field, and stay as they were', async (_, changes, code, field) => {
    const before = await now();
    expect((await save(changes)).data).toMatchObject({
      code,
      fields: { [field]: expect.stringMatching(/\S/) },
    });
    expect(await now()).toEqual(before);
  });
});
