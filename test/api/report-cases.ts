// The input of calls about reports and objections in the test of shapes.
import type { CallName } from '#contract/endpoints.ts';
import type { Db } from '#db/connect.ts';
import { linkKey } from '#base/id.ts';
import { makeProduct, unique } from '../make.ts';
import type { Case, Facts } from './shop-cases.ts';

export const reportCases: Partial<Record<CallName, Case>> = {
  'report.create': async ({ facts }) => reportOf(facts),
  'report.show': async ({ base, open, facts }) => {
    const { code } = await open.ask('report.create', reportOf(facts));
    return base.db
      .selectFrom('reports')
      .select(['code', 'key'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
  },
  'objection.show': async ({ base }) => ({ key: await objectionKey(base.db) }),
  'objection.make': async ({ base }) => ({
    key: await objectionKey(base.db),
    words: 'It is safe.',
  }),
};

const reportOf = ({ product }: Facts) => ({
  product,
  reason: 'dangerous' as const,
  explanation: 'It burns.',
  url: 'https://souk.example/lamp',
  name: 'Amal',
  email: `${unique('amal')}@example.com`,
  good_faith: true,
});
/** The key for objecting to a decision. */
async function objectionKey(db: Db): Promise<string> {
  const { id } = await makeProduct(db, { hidden: true });
  const { key } = await db
    .insertInto('decisions')
    .values({
      kind: 'product',
      product_id: id,
      title: 'Lamp',
      action: 'hide-product',
      facts: 'It burns.',
      ground: 'law',
      key: linkKey(),
    })
    .returning('key')
    .executeTakeFirstOrThrow();
  return key;
}
