// A seller of the demo market who proposes changes to a product of their store, by calls.
import { sql } from 'kysely';
import type { OwnProduct, OwnProposal } from '#contract/seller-product.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import type { Site } from './site.ts';

export type Proposing = {
  seller: MadeSeller;
  product: { id: number; slug: string };
  /** A call as the seller. */
  asSeller: <Data>(method: string, path: string, input?: object) => Promise<Data>;
  propose: (input: object) => Promise<OwnProposal>;
  /** Proposes another title for the product. */
  change: (title: Record<string, string>) => Promise<OwnProposal>;
};

export async function openProposing({ database, origin }: Site): Promise<Proposing> {
  const { rows } = await sql<{ id: number; slug: string; store: number }>`
    select id, slug, store_id as store from products where public order by id limit 1
  `.execute(database.db);
  const [product] = rows;
  if (!product) throw new Error('The demo market has products.');
  const seller = await makeSeller(database, product.store);
  const asSeller: Proposing['asSeller'] = async (method, path, input) => {
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method,
      headers: {
        ...seller.headers,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      ...(input && { body: JSON.stringify(input) }),
    });
    const { data, status, message } = await answer.json();
    if (status !== 200) throw new Error(message || JSON.stringify(data));
    return data;
  };
  const propose = (input: object) =>
    asSeller<OwnProposal>('POST', 'seller/product/propose', { send: true, ...input });
  return {
    seller,
    product,
    asSeller,
    propose,
    change: async (title) => {
      const { version, content } = await asSeller<OwnProduct>(
        'GET',
        `seller/product/${product.id}`,
      );
      return propose({ ...content, product_id: product.id, product_version: version, title });
    },
  };
}
