// The shop's promises, as staff edit them.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let manager: MadeStaff;
beforeAll(async () => {
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
});

type Input = Record<string, unknown>;
type Feature = Input & { id: number; version: number };
const post = (path: string, input: Input) => open.call('POST', path, input, manager.headers);
const sent = (detail: string, input: Input = {}) => ({
  detail: { en: detail },
  icon: 'truck',
  public: true,
  ...input,
});
const save = async (detail: string, input: Input = {}) =>
  (await post('admin/site-feature/save', sent(detail, input))).data as Feature;
const shown = async () =>
  (await open.ask('home.read', {})).site_features.map(({ detail }) => detail);

describe('what the shop promises', () => {
  it('is shown as it was saved, in its order, at once', async () => {
    const first = await save('Sent today');
    const second = await save('Paid back in a day', { icon: '', image: 'back.webp' });
    expect(await shown()).toEqual(['Sent today', 'Paid back in a day']);
    await post('admin/site-features/order', { ids: [second.id, first.id] });
    expect(await shown()).toEqual(['Paid back in a day', 'Sent today']);
    const later = { ...first, shown_from: '2090-01-01T00:00:00Z' };
    expect(await save('Sent today', later)).toMatchObject({ version: 2 });
    expect(await shown()).toEqual(['Paid back in a day']);
    const listed = await open.call('GET', 'admin/site-features', {}, manager.headers);
    expect(listed.data).toMatchObject({ rows: [{ state: 'live' }, { state: 'planned' }] });
    expect((await post(`admin/site-feature/delete/${second.id}`, { version: 1 })).status).toBe(200);
    expect(await shown()).toEqual([]);
  });

  it('saved by two at once is saved by one', async () => {
    const made = await save('Twice');
    const answers = await Promise.all(
      [0, 1, 2].map((at) =>
        post('admin/site-feature/save', { ...made, detail: { en: `Twice ${at}` } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  });

  it.each([
    ['without words', { detail: {} }, 'required', 'detail'],
    ['with markup', { detail: { en: '<img src=x>' } }, 'invalid-input', 'detail'],
    ['with nothing to see', { icon: '' }, 'required', 'image'],
    ['with an icon that is none', { icon: 'skull' }, 'invalid-input', 'icon'],
    ['with a picture elsewhere', { image: '../a.png' }, 'invalid-input', 'image'],
    [
      'ending before it begins',
      { shown_from: '2040-01-02T00:00:00Z', shown_until: '2040-01-01T00:00:00Z' },
      'ends-before-it-begins',
      'shown_until',
    ],
  ])('is refused %s', async (_, input, code, field) => {
    expect((await post('admin/site-feature/save', sent('No', input))).data).toMatchObject({
      code,
      fields: { [field]: expect.stringMatching(/\S/) },
    });
  });
});
