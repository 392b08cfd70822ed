// Categories that staff move within the tree, by dragging or by keys.
import { beforeAll, describe, expect, it } from 'vitest';
import type { CategoryBranch } from '#contract/admin/category-tree.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
const ids: Record<string, number> = {};
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  for (const [title, parent] of [
    ['Home', null],
    ['Lamps', 'Home'],
    ['Desk lamps', 'Lamps'],
    ['Rugs', 'Home'],
    ['Garden', null],
  ] as const) {
    const input = { title: { en: title }, parent_id: parent && ids[parent], public: true };
    const { data } = await post('admin/category/save', input);
    ids[title] = (data as { id: number }).id;
  }
});

const post = (path: string, input: Record<string, unknown>, by = owner) =>
  open.call('POST', path, input, by.headers);
const move = (title: string, parent: string | null, before: string | null = null) =>
  post('admin/category/move', {
    id: ids[title],
    parent_id: parent && ids[parent],
    before: before && ids[before],
  });
const tree = async () => {
  const { data } = await open.call('GET', 'admin/categories/tree', {}, owner.headers);
  return (data as CategoryBranch[]).map(({ title, depth }) => `${'- '.repeat(depth)}${title}`);
};

describe('a category', () => {
  it('moves below another one, in front of one there, with everything below it', async () => {
    await move('Lamps', 'Garden');
    expect(await tree()).toEqual(['Home', '- Rugs', 'Garden', '- Lamps', '- - Desk lamps']);
    await move('Rugs', 'Lamps', 'Desk lamps');
    expect(await tree()).toEqual(['Home', 'Garden', '- Lamps', '- - Rugs', '- - Desk lamps']);
    await move('Garden', null, 'Home');
    await move('Lamps', null, 'Home');
    expect(await tree()).toEqual(['Garden', 'Lamps', '- Rugs', '- Desk lamps', 'Home']);
    const { data } = await open.call('GET', `admin/category/edits/${ids.Lamps}`, {}, owner.headers);
    expect(data).toMatchObject([
      { was: { parent_id: ids.Garden }, became: { parent_id: null } },
      { became: { parent_id: ids.Garden } },
      {},
    ]);
  });

  it('is never below itself, nor beside one that is elsewhere', async () => {
    const before = await tree();
    expect((await move('Lamps', 'Rugs')).data).toMatchObject({ code: 'below-itself' });
    expect((await move('Home', 'Lamps', 'Garden')).data).toMatchObject({
      code: 'invalid-input',
      fields: { before: expect.stringMatching(/\S/) },
    });
    expect(await tree()).toEqual(before);
  });

  it('stays in one tree when two move at once', async () => {
    await Promise.all([move('Home', 'Garden'), move('Garden', 'Home')]);
    expect((await tree()).length).toBe(5);
  });
});
