// Sellers and the market's staff at work on proposals, through calls.
import type { OpenedProposal } from '#contract/admin/product-proposal.ts';
import type { OwnProduct, OwnProposal } from '#contract/seller-product.ts';
import type { MadeSeller, MadeStaff } from '../at-work.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { proposedLamp } from '../proposals.ts';
import { base, open } from './own-shop.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

export type Input = Record<string, unknown>;
export type People = { seller: MadeSeller; owner: MadeStaff; shelf: Shelf };

/** A store with its shelf and seller, and an owner of the market. */
export async function people(name = 'Leila Haddad'): Promise<People> {
  const shelf = await makeShelf(base.db);
  return {
    shelf,
    seller: await makeSeller(base, shelf.store),
    owner: await makeStaff(base, 'owner', { name }),
  };
}

type By = { headers: Record<string, string> };
export const post = (path: string, input: Input, by: By) =>
  open.call('POST', path, input, by.headers);
export const get = (path: string, by: By, input: Input = {}) =>
  open.call('GET', path, input, by.headers);
const dataOf = async <Data>(answer: ReturnType<typeof post>): Promise<Data> => {
  const response = await answer;
  if (response.status !== 200) throw new Error(response.text);
  return response.data as Data;
};

export const lamp = (shelf: Shelf) => proposedLamp(base.db, shelf.store);
export const tryPropose = (by: By, input: Input) => post('seller/product/propose', input, by);
export const propose = (by: By, input: Input) =>
  dataOf<OwnProposal>(tryPropose(by, { send: true, ...input }));
export const looked = (by: By, id: number) =>
  dataOf<OpenedProposal>(get(`admin/product-proposal/${id}`, by));
export const approval = ({ id, version, product }: OpenedProposal, more: Input = {}) => ({
  path: `admin/product-proposal/approve/${id}`,
  input: { version, product_version: product?.version ?? null, ...more },
});
export const approve = async (by: By, id: number, more: Input = {}) => {
  const { path, input } = approval(await looked(by, id), more);
  return dataOf<OpenedProposal>(post(path, input, by));
};
export const refuse = (by: By, { id, version }: { id: number; version: number }, more: Input) =>
  post(`admin/product-proposal/refuse/${id}`, { version, ...more }, by);
export const ownProduct = (by: By, id: number) =>
  dataOf<OwnProduct>(get(`seller/product/${id}`, by));
export const shown = (id: number) => open.ask('product.find', { id });

/** A product on sale, and a change of it by its seller: unnamed fields stay the same. */
export async function onSale({ owner, shelf }: People, input: Input = {}): Promise<Product> {
  const product = { ...productOf(shelf), title: { en: 'Old lamp' }, ...input };
  return dataOf<Product>(post('admin/product/save', product, owner));
}
export async function changeOf(seller: By, id: number, input: Input): Promise<OwnProposal> {
  const { version, content } = await ownProduct(seller, id);
  return propose(seller, { ...content, product_id: id, product_version: version, ...input });
}
