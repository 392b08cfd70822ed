// Slides that staff edit, and their order on the home page.
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
type Slide = Input & { id: number; version: number };
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
const sent = (title: string, input: Input = {}) => ({
  type: 1,
  title: { en: title },
  ground: '#e8f0f3',
  source_type: 6,
  url: 'https://example.com/lamps',
  public: true,
  ...input,
});
const save = async (title: string, input: Input = {}) =>
  (await post('admin/slider/save', sent(title, input))).data as Slide;
const shown = async () => {
  const { main, right_top, right_bottom } = (await open.ask('home.read', {})).slider;
  return [main.map(({ title }) => title), right_top?.title, right_bottom?.title];
};

describe('slides', () => {
  it('are shown as they were saved, in their order, at once', async () => {
    const first = await save('Lanterns');
    const second = await save('Rugs');
    const beside = await save('Tea', { type: 2 });
    await save('Cups', { type: 3 });
    expect(await shown()).toEqual([['Lanterns', 'Rugs'], 'Tea', 'Cups']);
    const ids = [second.id, first.id, beside.id];
    expect((await post('admin/sliders/order', { ids }, manager)).status).toBe(200);
    expect(await shown()).toEqual([['Rugs', 'Lanterns'], 'Tea', 'Cups']);
    const saved = await save('Lamps', { ...first, title: { en: 'Lamps' } });
    expect(await shown()).toEqual([['Rugs', 'Lamps'], 'Tea', 'Cups']);
    await save('Lamps', { ...saved, public: false });
    expect(await shown()).toEqual([['Rugs'], 'Tea', 'Cups']);
    expect(await save('Bowls')).toMatchObject({ version: 1 });
    expect(await shown()).toEqual([['Rugs', 'Bowls'], 'Tea', 'Cups']);
    expect((await post(`admin/slider/delete/${beside.id}`, { version: 1 })).status).toBe(200);
    expect(await shown()).toEqual([['Rugs', 'Bowls'], undefined, 'Cups']);
  });

  it('of one place may be shown at the same time', async () => {
    const times = { shown_from: '2020-01-01T00:00:00Z', shown_until: '2099-01-01T00:00:00Z' };
    await save('One', times);
    await save('Two', times);
    expect((await shown())[0]).toEqual(expect.arrayContaining(['One', 'Two']));
  });

  it('saved by two at once are saved by one', async () => {
    const made = await save('Twice');
    const answers = await Promise.all(
      [owner, manager].map((by, at) =>
        post('admin/slider/save', { ...made, title: { en: `Twice ${at}` } }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  });

  it.each([
    ['in a place that is none', { type: 4 }, 'invalid-input', 'type'],
    ['with a link to a file', { url: 'file:///etc/passwd' }, 'address-not-allowed', 'url'],
    [
      'that end before they begin',
      { shown_from: '2040-01-02T00:00:00Z', shown_until: '2040-01-01T00:00:00Z' },
      'ends-before-it-begins',
      'shown_until',
    ],
  ])('are refused %s', async (_, input, code, field) => {
    expect((await post('admin/slider/save', sent('No', input))).data).toMatchObject({
      code,
      fields: { [field]: expect.stringMatching(/\S/) },
    });
  });

  it('are not ordered with one that is not there', async () => {
    const { data } = await post('admin/sliders/order', { ids: [999_999] });
    expect(data).toMatchObject({ code: 'thing-not-found' });
  });
});
