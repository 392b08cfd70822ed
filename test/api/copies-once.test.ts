// A copy of a product that is asked for again because its answer was lost is the same copy.
import { beforeAll, describe, expect, it } from 'vitest';
import type { OwnProposal } from '#contract/seller-product.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { unique } from '../make.ts';
import { base, withOwnShop } from './own-shop.ts';
import { onSale, people, post, type People } from './proposing.ts';

withOwnShop();
let all: People;
let id: number;
beforeAll(async () => {
  all = await people();
  ({ id } = await onSale(all, { title: { en: 'Wool rug' } }));
});

type By = { headers: Record<string, string> };
const copy = async (path: string, by: By, key?: string) => {
  const answer = await post(`${path}/product/duplicate/${id}`, { idempotency_key: key }, by);
  return (answer.data as Pick<OwnProposal, 'id'>).id;
};

describe.each([
  ['seller', () => all.seller, () => makeSeller(base, all.shelf.store)],
  ['admin', () => all.owner, () => makeStaff(base, 'owner')],
] as const)('a copy asked for by %s', (path, who, another) => {
  it('with the same key is one, one after the other and together', async () => {
    const key = unique('copy');
    const first = await copy(path, who(), key);
    const again = await Promise.all([1, 2].map(() => copy(path, who(), key)));
    expect(again).toEqual([first, first]);
    const other = unique('copy');
    const [one, two] = await Promise.all([1, 2].map(() => copy(path, who(), other)));
    expect(one).toBe(two);
    expect(one).not.toBe(first);
  });

  it('without a key, or with the key of somebody else, is another', async () => {
    const key = unique('copy');
    const copies = [
      await copy(path, who()),
      await copy(path, who()),
      await copy(path, who(), key),
      await copy(path, await another(), key),
    ];
    expect(new Set(copies).size).toBe(4);
  });
});
