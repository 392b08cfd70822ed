// Reports and objections: a waiting report, and an objection to a decision.
import { randomCode } from '#base/id.ts';
import { linkKey } from '#base/id.ts';
import { makeProduct, unique } from '../../make.ts';
import type { Makers, Owner } from './placed-order.ts';

export const reportThings: Makers = { report, objection };

async function report({ db }: Pick<Owner, 'db'>): Promise<number> {
  const product = await makeProduct(db);
  const { id } = await db
    .insertInto('reports')
    .values({
      kind: 'product',
      product_id: product.id,
      title: 'Desk lamp',
      reason: 'dangerous',
      explanation: 'It burns.',
      url: 'https://souk.example/desk-lamp',
      name: 'Amal',
      email: `${unique('amal')}@example.com`,
      good_faith: true,
      language: 'en',
      code: randomCode(),
      key: linkKey(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function objection({ db }: Pick<Owner, 'db'>): Promise<number> {
  const product = await makeProduct(db, { hidden: true });
  const { id } = await db
    .insertInto('decisions')
    .values({
      kind: 'product',
      product_id: product.id,
      title: 'Desk lamp',
      action: 'hide-product',
      facts: 'It burns.',
      ground: 'law',
      key: linkKey(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('objections')
    .values({ decision_id: id, words: 'It does not.', language: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
