// Invalid collections: refused beside the field, and by the schema, whoever writes them.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const rule = (conditions: Input[], more: Input = {}) => ({
  match: 'all',
  conditions,
  sort: 'newest',
  most: 50,
  ...more,
});

describe('a collection', () => {
  it.each([
    ['without a condition', { conditions: [] }, 'invalid-input', 'rule.conditions'],
    ['of no kind', { conditions: [{ by: 'weight' }] }, 'invalid-input', 'rule.conditions.0.by'],
    ['of no brand', { conditions: [{ by: 'brand' }] }, 'required', 'rule.conditions.0.ids'],
    [
      'of a brand that is not there',
      { conditions: [{ by: 'brand', ids: [999_999] }] },
      'invalid-input',
      'rule.conditions.0.ids',
    ],
    [
      'of any price',
      { conditions: [{ by: 'discounted' }, { by: 'price' }] },
      'required',
      'rule.conditions.1.from',
    ],
    [
      'of prices that end before they begin',
      { conditions: [{ by: 'price', from: '5', to: '4' }] },
      'invalid-input',
      'rule.conditions.0.to',
    ],
    ['of no days', { conditions: [{ by: 'new' }] }, 'required', 'rule.conditions.0.days'],
    ['of nothing at all', { most: 0 }, 'invalid-input', 'rule.most'],
    ['of far too many', { most: 501 }, 'invalid-input', 'rule.most'],
    ['in no order', { sort: 'sideways' }, 'invalid-input', 'rule.sort'],
  ])('is refused %s, beside the field', async (_, wrong, code, field) => {
    const { data } = await post('admin/collection/save', {
      title: { en: 'Wrong' },
      rule: { ...rule([{ by: 'discounted' }]), ...wrong },
    });
    expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
  });

  it('that is not valid is refused by the schema, for every writer', async () => {
    const { id } = (await post('admin/collection/save', { title: { en: 'Right' } })).data as {
      id: number;
    };
    for (const wrong of [
      '{}',
      '[]',
      JSON.stringify(rule([])),
      JSON.stringify(rule([{ by: 'brand', ids: [] }])),
      JSON.stringify(rule([{ by: 'price', from: null, to: null }])),
      JSON.stringify(rule([{ by: 'discounted' }], { most: 501 })),
    ])
      await expect(
        base.db.updateTable('collections').set({ rule: wrong }).where('id', '=', id).execute(),
      ).rejects.toMatchObject({ code: '23514' });
  });

  it('with a product that is not there is refused beside the products', async () => {
    const { data } = await post('admin/collection/save', {
      title: { en: 'Wrong' },
      product_ids: [999_999],
    });
    expect(data).toMatchObject({
      code: 'invalid-input',
      fields: { product_ids: expect.stringMatching(/\S/) },
    });
  });
});
