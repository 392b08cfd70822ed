// Decisions about sellers' proposals, while others decide too or change the product.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff } from '../at-work.ts';
import { together } from '../verbs/together.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import {
  approval,
  changeOf,
  get,
  lamp,
  looked,
  onSale,
  people,
  post,
  propose,
  shown,
  type People,
} from './proposing.ts';

withOwnShop();
let all: People;
beforeAll(async () => {
  all = await people();
});

describe('who decides', () => {
  it('at once with another learns who has decided', async () => {
    const { seller, owner } = all;
    const second = await makeStaff(base, 'manager', { name: 'Omar Said' });
    const sent = await propose(seller, await lamp(all.shelf));
    const { path, input } = approval(await looked(owner, sent.id));
    const answers = await together(
      open.port,
      [owner, second, owner, second].map(({ headers }) => ({ path, input, headers })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    const lost = answers.find(({ status }) => status === 201);
    expect(lost?.message).toMatch(/^(Leila Haddad|Omar Said) has decided/);
    const { rows } = (await get('admin/product-proposals', owner, { view: 'approved' })).data as {
      rows: { id: number }[];
    };
    expect(rows.filter(({ id }) => id === sent.id)).toHaveLength(1);
  });

  it('is refused once the seller has changed or withdrawn it, or staff the product', async () => {
    const { seller, owner } = all;
    const product = await onSale(all);
    const sent = await changeOf(seller, product.id, { title: { en: 'One' } });
    const opened = await looked(owner, sent.id);
    const { id, version } = sent;
    await propose(seller, { ...sent.proposed, title: { en: 'Two' }, id, version });
    const first = approval(opened);
    expect((await post(first.path, first.input, owner)).data).toMatchObject({
      code: 'changed-meanwhile',
    });
    const newer = approval(await looked(owner, id));
    await post('admin/product/save', { ...product, title: { en: 'Staff’s' } }, owner);
    expect((await post(newer.path, newer.input, owner)).data).toMatchObject({
      code: 'changed-meanwhile',
    });
    await post(`seller/product/withdraw/${id}`, { version: version + 1 }, seller);
    const last = approval(await looked(owner, id));
    expect((await post(last.path, last.input, owner)).data).toMatchObject({
      code: 'proposal-withdrawn',
    });
    expect(await shown(product.id)).toMatchObject({ title: 'Staff’s' });
  });

  it('and who withdraws, together: one of them, whole', async () => {
    const { seller, owner } = all;
    for (let round = 0; round < 3; round++) {
      const sent = await propose(seller, await lamp(all.shelf));
      const answers = await together(open.port, [
        { ...approval(await looked(owner, sent.id)), headers: owner.headers },
        {
          path: `seller/product/withdraw/${sent.id}`,
          input: { version: sent.version },
          headers: seller.headers,
        },
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
      const { state, product } = await looked(owner, sent.id);
      expect(product !== null).toBe(state === 'approved');
    }
  });
});
