// Objections to a decision: once, in time, and decided by another person.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { lettersTo } from '../letters.ts';
import {
  answer,
  base,
  decide,
  freshProduct,
  HIDE,
  isOnSale,
  lastDecision,
  leila,
  maren,
  NOTHING,
  object,
  objectionTo,
  product,
  report,
  seller,
  withReports,
} from './reports-set-up.ts';
import { outcomes } from './together.ts';

withReports();
beforeEach(freshProduct);

/** A product that was taken off sale, and the person who objects. */
async function objected() {
  await decide((await report()).id);
  const decision = await lastDecision();
  await object(decision.key);
  return { decision, objection: await objectionTo(decision.id) };
}
const lastTo = async (email: string | null) => (await lettersTo(base.db, email ?? '')).at(-1);
const MONTHS_AHEAD = (count: number) => new Date(Date.now() + count * 30 * 86_400_000);

describe('who is hit', () => {
  it('objects once, also when it is sent twice at the same moment', async () => {
    await decide((await report()).id);
    const { key } = await lastDecision();
    expect((await outcomes([object(key), object(key)])).toSorted()).toEqual([
      'done',
      'objection-made',
    ]);
  });
  it('objects within six months, with the key of their own letter', async () => {
    await decide((await report()).id);
    const { key } = await lastDecision();
    await expect(object(key, MONTHS_AHEAD(7))).rejects.toMatchObject({ code: 'objection-late' });
    await expect(object('no-such-key')).rejects.toMatchObject({ code: 'link-invalid' });
    await object(key, MONTHS_AHEAD(5));
  });
  it('has the product on sale again when it is taken back, and reads the answer', async () => {
    const { objection, decision } = await objected();
    await answer(objection.id, { outcome: 'taken-back', answer: 'You are right.' });
    expect(await isOnSale(product.id)).toBe(true);
    expect((await lastDecision()).ended_at).toBeInstanceOf(Date);
    expect(await objectionTo(decision.id)).toMatchObject({ state: 'taken-back', alone: false });
    expect(await lastTo(seller.email)).toMatchObject({
      kind: 'objection-decided',
      data: { outcome: 'taken-back', answer: 'You are right.' },
    });
  });
  it('keeps what was decided later: that has its own objection', async () => {
    const { objection } = await objected();
    await sql`update products set published = true where id = ${product.id}`.execute(base.db);
    await decide((await report()).id);
    await answer(objection.id, { outcome: 'taken-back' });
    expect(await isOnSale(product.id)).toBe(false);
  });
});

describe('an objection', () => {
  it('is for another person than who decided first, unless there is nobody else', async () => {
    const { objection, decision } = await objected();
    await expect(answer(objection.id, {}, leila.staff)).rejects.toMatchObject({
      code: 'objection-own',
    });
    await base.db.deleteFrom('staff').where('account_id', '=', maren.accountId).execute();
    await answer(objection.id, {}, leila.staff);
    await base.db
      .insertInto('staff')
      .values({ account_id: maren.accountId, role: 'manager' })
      .execute();
    expect(await objectionTo(decision.id)).toMatchObject({ state: 'upheld', alone: true });
    expect(await lastTo(seller.email)).toMatchObject({ data: { alone: true } });
  });
  it('is decided by one of two who do it together', async () => {
    const { objection } = await objected();
    const ended = await outcomes([
      answer(objection.id, { outcome: 'taken-back' }),
      answer(objection.id, { outcome: 'upheld' }),
    ]);
    expect(ended.toSorted()).toEqual(['done', 'objection-decided']);
  });
  it('can not be decided by who decided first, whatever the code says: the schema refuses', async () => {
    const { objection } = await objected();
    await expect(
      sql`
        update objections
        set state = 'upheld', answer = 'No.', decided_at = now(), decided_by = ${leila.accountId}
        where id = ${objection.id}
      `.execute(base.db),
    ).rejects.toThrow('for somebody else');
  });
});

describe('who reported', () => {
  it('objects when nothing was done, and then the product is taken off sale', async () => {
    const made = await report();
    await decide(made.id, NOTHING);
    await object(made.key);
    const { id } = await objectionTo((await lastDecision()).id);
    const back = { outcome: 'taken-back' } as const;
    await expect(answer(id, back)).rejects.toMatchObject({ values: { field: 'action' } });
    await answer(id, { ...back, ...HIDE });
    expect(await isOnSale(product.id)).toBe(false);
    expect(await lastTo(made.email)).toMatchObject({
      kind: 'objection-decided',
      data: { became: 'hide-product' },
    });
    expect(await lastTo(seller.email)).toMatchObject({ kind: 'product-hidden' });
    await object((await lastDecision()).key); // the person now affected may object in turn
  });
  it('has nothing to object to when something was done', async () => {
    const made = await report();
    await decide(made.id);
    await expect(object(made.key)).rejects.toMatchObject({ code: 'link-invalid' });
  });
});
