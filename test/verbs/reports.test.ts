// Reports, and the staff's decisions: once, by one of them, and everybody is told.
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { doAct } from '#market/bulk/do-act.ts';
import { showPublic } from '#market/reports/reported-thing.ts';
import { suspendStore } from '#market/stores/suspend-store.ts';
import { auditOf, makeStaff } from '../at-work.ts';
import { lettersTo } from '../letters.ts';
import {
  base,
  decide,
  decisionsOf,
  freshProduct,
  inTx,
  isOnSale,
  leila,
  maren,
  market,
  NOTHING,
  product,
  report,
  seller,
  withReports,
} from './reports-set-up.ts';
import { outcomes } from './together.ts';

withReports();
beforeEach(freshProduct);

const kindsTo = async (email: string | null) =>
  (await lettersTo(base.db, email ?? '')).map(({ kind }) => kind);
const rowOf = (id: number) =>
  base.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a report', () => {
  it('is stored, and its receipt is mailed', async () => {
    const made = await report();
    expect(made).toMatchObject({ kind: 'product', title: 'Desk lamp', state: 'open' });
    expect(await lettersTo(base.db, made.email ?? '')).toMatchObject([
      { kind: 'report-received', data: { code: made.code, key: made.key, reason: 'dangerous' } },
    ]);
  });
  it('of the same thing by the same address is the first one, also when both leave together', async () => {
    const email = 'twice@example.com';
    const both = await Promise.all([report({ email }), report({ email: 'Twice@Example.com' })]);
    expect(both[0].id).toBe(both[1].id);
    expect(await kindsTo(email)).toEqual(['report-received']);
    await decide(both[0].id, NOTHING);
    expect((await report({ email })).id).not.toBe(both[0].id);
  });
  it('needs a name, an address and good faith, unless it is about children', async () => {
    for (const [lacking, field] of [
      [{ name: '' }, 'name'],
      [{ email: undefined }, 'email'],
      [{ good_faith: false }, 'good_faith'],
      [{ product: null }, 'product'],
    ] as const)
      await expect(report(lacking)).rejects.toMatchObject({ code: 'required', values: { field } });
    expect(await report({ reason: 'children', name: '', email: undefined })).toMatchObject({
      email: null,
      name: '',
    });
  });
  it('is of one thing that customers can see', async () => {
    await expect(report({ store: product.store })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    await expect(report({ product: 2_000_000_000 })).rejects.toMatchObject({
      code: 'product-not-found',
    });
    const of = { product: null, store: product.store };
    await inTx((tx) =>
      suspendStore(tx, leila.staff, { storeId: product.store, reason: 'Late parcels.' }),
    );
    await expect(report(of)).rejects.toMatchObject({ code: 'store-not-found' });
  });
  it('begins with the address at which its reader saw the product, in their language', async () => {
    const title = JSON.stringify({ en: 'Desk lamp', fr: 'Lampe de bureau' });
    await base.db.updateTable('products').set({ title }).where('id', '=', product.id).execute();
    const subject = { kind: 'product', id: product.id } as const;
    expect(await showPublic(base.db, subject, 'fr')).toMatchObject({
      path: `/lampe-de-bureau/product/${product.id}`,
    });
  });
  it('comes five times an hour from one address', async () => {
    const email = 'often@example.com';
    for (let count = 0; count < 5; count++) {
      await freshProduct();
      await report({ email });
    }
    await freshProduct();
    await expect(report({ email })).rejects.toMatchObject({ code: 'too-many-requests' });
  });
});

describe('a decision', () => {
  it('takes the product off sale, and mails who reported and who sells it', async () => {
    const made = await report();
    const other = await report();
    await decide(made.id, { also: [other.id] });
    expect(await isOnSale(product.id)).toBe(false);
    const [decision] = await decisionsOf(product.id);
    expect(decision).toMatchObject({
      action: 'hide-product',
      ground: 'law',
      decided_by: leila.accountId,
      ended_at: null,
    });
    for (const { id, email } of [made, other]) {
      expect(await rowOf(id)).toMatchObject({ state: 'decided', decision_id: decision?.id });
      expect(await kindsTo(email)).toEqual(['report-received', 'report-decided']);
    }
    expect(await lettersTo(base.db, seller.email)).toMatchObject([
      {
        kind: 'product-hidden',
        language: 'ar',
        data: { because: { facts: 'Its wiring is not insulated.', key: decision?.key } },
      },
    ]);
    expect(await auditOf(base.db, `report:${made.id}`)).toMatchObject([
      { actor: 'Leila Haddad', action: 'report.decide' },
    ]);
  });
  it('is made once when two decide together, and the other learns who was first', async () => {
    const made = await report();
    const ended = await Promise.allSettled([
      decide(made.id, NOTHING, leila.staff),
      decide(made.id, {}, maren.staff),
    ]);
    const lost = ended.find((one) => one.status === 'rejected');
    const won = (await rowOf(made.id)).decision_id;
    const { decided_by } = await base.db
      .selectFrom('decisions')
      .select('decided_by')
      .where('id', '=', won)
      .executeTakeFirstOrThrow();
    const by = decided_by === leila.accountId ? 'Leila Haddad' : 'Maren Holt';
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(lost).toMatchObject({ reason: { code: 'report-decided', values: { by } } });
    expect(await kindsTo(made.email)).toEqual(['report-received', 'report-decided']);
  });
  it('of two reports of one thing by two at once restricts it once', async () => {
    const [one, two] = [await report(), await report()];
    expect(await outcomes([decide(one.id), decide(two.id, {}, maren.staff)])).toEqual([
      'done',
      'done',
    ]);
    expect(await decisionsOf(product.id)).toHaveLength(1);
    expect(await kindsTo(seller.email)).toEqual(['product-hidden']);
    expect((await rowOf(one.id)).decision_id).toBe((await rowOf(two.id)).decision_id);
  });
  it('needs its facts and its ground, and the permission to do so without a report', async () => {
    const made = await report();
    await expect(decide(made.id, { ground: undefined })).rejects.toMatchObject({
      values: { field: 'ground' },
    });
    await expect(decide(made.id, { which: '' })).rejects.toMatchObject({
      values: { field: 'which' },
    });
    await expect(decide(made.id, { action: 'suspend-store' })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    const { staff } = await makeStaff(base, 'support');
    const only = { ...staff, permissions: ['desk', 'reports'] as const };
    await expect(decide(made.id, {}, only)).rejects.toMatchObject({ code: 'not-allowed' });
    await decide(made.id, NOTHING, only);
    expect(await isOnSale(product.id)).toBe(true);
    expect(await kindsTo(seller.email)).toEqual([]);
  });
  it('closes no report of something else', async () => {
    const made = await report();
    await freshProduct();
    const other = await report();
    await expect(decide(made.id, { also: [other.id] })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    await expect(decide(made.id, { also: [2_000_000_000] })).rejects.toMatchObject({
      code: 'thing-not-found',
    });
  });
});

describe('what staff do without a report', () => {
  it('is mailed once, with its reason and how to object', async () => {
    const hide = { act: 'hide', given: { reason: 'No photographs.' }, undoes: null };
    await inTx((tx) =>
      doAct(tx, leila.staff, bulkKinds.product, { ...hide, id: product.id, market }),
    );
    const [decision] = await decisionsOf(product.id);
    expect(await lettersTo(base.db, seller.email)).toMatchObject([
      {
        kind: 'product-hidden',
        data: { because: { facts: 'No photographs.', key: decision?.key } },
      },
    ]);
    await inTx((tx) =>
      suspendStore(tx, leila.staff, { storeId: product.store, reason: 'Late parcels.' }),
    );
    expect((await lettersTo(base.db, seller.email)).at(-1)).toMatchObject({
      kind: 'store-suspended',
      data: { because: { facts: 'Late parcels.', ground: 'terms' } },
    });
  });
  it('ends when staff show it again', async () => {
    const as = (act: string) =>
      inTx((tx) =>
        doAct(tx, leila.staff, bulkKinds.product, {
          act,
          given: {},
          undoes: null,
          id: product.id,
          market,
        }),
      );
    await as('hide');
    await as('show');
    expect((await decisionsOf(product.id))[0]?.ended_at).toBeInstanceOf(Date);
    await as('hide');
    expect(await decisionsOf(product.id)).toHaveLength(2);
  });
});
