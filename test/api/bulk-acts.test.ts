// One act for many things: each as its own call does it, with a trial, undone, never done twice.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import type { BulkRun, BulkTrial } from '#contract/bulk.ts';
import { beginBulk } from '#market/bulk/begin-bulk.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { workBulk } from '#market/bulk/work-bulk.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';
import { makeShelf, productOf, type Product, type Shelf } from './product-shelf.ts';

withOwnShop();
let owner: MadeStaff;
let manager: MadeStaff;
let shelf: Shelf;
let ids: number[];
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
  shelf = await makeShelf(base.db);
});
beforeEach(async () => {
  ids = [];
  for (let made = 0; made < 3; made++) ids.push((await save(productOf(shelf))).id);
});

type Input = Record<string, unknown>;
async function post<T>(path: string, input: Input, by = owner): Promise<T> {
  const answer = await open.call('POST', `admin/${path}`, input, by.headers);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data as T;
}
const save = (input: Input, by = owner) => post<Product>('product/save', input, by);
/** A finished run: a worker does what the call does not get to. */
async function bulk(input: Input, by = owner): Promise<BulkRun> {
  const { id } = await post<BulkRun>('products/bulk', input, by);
  await workBulk(base.db, id, await open.services.market());
  return open.ask('adminBulk.open', { id }, by.headers);
}
const openOne = async (id: number) => open.ask('adminProduct.open', { id }, owner.headers);
const prices = async () => Promise.all(ids.map(async (id) => (await openOne(id)).selling));
/** Products sell at 20. */
const PRICE = 20;

describe('one act on many things', () => {
  it('is done to each, written into its history, and not again to what is so already', async () => {
    const [first = 0] = ids;
    await bulk({ act: 'hide', ids: [first] });
    const run = await bulk({ act: 'hide', ids: [...ids, 2_000_000_000] });
    expect(run).toMatchObject({ ended: true, all: 4, done: 2, same: 1, refused: 1, undoable: 2 });
    expect(run.refusals).toMatchObject([{ id: 2_000_000_000, title: '#2000000000' }]);
    for (const id of ids) {
      expect(await openOne(id)).toMatchObject({ public: false, version: 2 });
      const edits = await open.ask('adminProduct.edits', { id }, owner.headers);
      expect(edits[0]).toMatchObject({ by: 'Leila Haddad', became: { published: false } });
    }
  });

  it('is tried before: nothing of it stays', async () => {
    const trial = await post<BulkTrial>('products/bulk/try', { act: 'price', percent: '10', ids });
    expect(trial.all).toBe(3);
    const [change] = trial.rows[0]?.changes ?? [];
    expect(change).toMatchObject({ field: 'selling', name: 'Price', was: { money: '20.00' } });
    expect(change?.became).toMatchObject({ money: '22.00' });
    expect(await prices()).toEqual([PRICE, PRICE, PRICE]);
  });

  it('changes what it is about and nothing else, also where texts came in otherwise', async () => {
    const [first = 0] = ids;
    await sql`
      update products set overview = '{"en": "A plain line."}' where id = ${first}
    `.execute(base.db);
    await bulk({ act: 'price', percent: '5', ids: [first] });
    expect(await openOne(first)).toMatchObject({ overview: { en: 'A plain line.' }, selling: 21 });
  });

  it('is undone to the old values, except where another person has saved since', async () => {
    const [first = 0] = ids;
    const { id: run } = await bulk({ act: 'price', percent: '-15', ids });
    expect(await prices()).toEqual([17, 17, 17]);
    const opened = await openOne(first);
    await save({ ...productOf(shelf), ...opened, selling: '30' }, manager);
    const undone = await bulk({ act: 'undo', run });
    expect(undone).toMatchObject({ all: 3, done: 2, refused: 1 });
    expect(undone.refusals[0]?.message).toContain('Omar Said');
    expect(await prices()).toEqual([30, PRICE, PRICE]);
    expect(await open.ask('adminBulk.open', { id: run }, owner.headers)).toMatchObject({
      undoable: 1,
    });
  });

  it('restores what it deleted, with all that belonged to it, while the deletion is stored', async () => {
    const [first = 0, second = 0] = ids;
    const tag = await post<{ id: number }>('tag/save', { title: { en: `Kept ${first}` } });
    await bulk({ act: 'add-tag', tag_id: tag.id, ids });
    const { id: run, ...deleted } = await bulk({ act: 'delete', ids });
    expect(deleted).toMatchObject({ done: 3, undoable: 3 });
    await open.ask('adminProduct.restore', { id: second }, owner.headers);
    const undone = await bulk({ act: 'undo', run });
    expect(undone).toMatchObject({ all: 2, done: 2, refused: 0 });
    for (const id of ids) expect((await openOne(id)).tag_ids).toEqual([tag.id]);
    const edits = await open.ask('adminProduct.edits', { id: first }, owner.headers);
    expect(edits[0]).toMatchObject({ by: 'Leila Haddad', was: null });
    expect(await open.ask('adminBulk.open', { id: run }, owner.headers)).toMatchObject({
      undoable: 0,
    });
    await expect(bulk({ act: 'undo', run })).rejects.toThrow();
  });

  it('applies to everything that matches at the time of the request', async () => {
    const matching = { store: shelf.store, q: '', view: 'public' };
    const before = await open.ask('adminProduct.list', matching, owner.headers);
    const run = await bulk({ act: 'hide', matching });
    expect(run.all).toBe(before.total);
    const after = await open.ask('adminProduct.list', matching, owner.headers);
    expect(after.total).toBe(0);
  });

  it('tries again what was refused, when it can be done', async () => {
    const tag = await post<{ id: number }>('tag/save', { title: { en: `Gone ${ids[0]}` } });
    await post('tag/delete/' + tag.id, { version: 1 });
    const run = await bulk({ act: 'add-tag', tag_id: tag.id, ids });
    expect(run).toMatchObject({ done: 0, refused: 3 });
    await sql`
      insert into tags (id, slug, title, folded) overriding system value
      values (${tag.id}, ${`again-${tag.id}`}, '{"en": "Again"}', 'again')
    `.execute(base.db);
    expect(await bulk({ act: 'add-tag', run: run.id })).toMatchObject({ done: 3, refused: 0 });
    expect((await openOne(ids[0] ?? 0)).tag_ids).toContain(tag.id);
  });

  it('by two at once: each counts once for each thing', async () => {
    const runs = await Promise.all([
      bulk({ act: 'price', percent: '10', ids }),
      bulk({ act: 'price', percent: '10', ids: ids.toReversed() }, manager),
    ]);
    const done = runs.reduce((sum, run) => sum + run.done, 0);
    const refused = runs.reduce((sum, run) => sum + run.refused, 0);
    expect(done + refused).toBe(6);
    const raised = (await prices()).map((price) => (price === 24.2 ? 2 : price === 22 ? 1 : 0));
    expect(raised.reduce<number>((sum, times) => sum + times, 0)).toBe(done);
  });

  it('asked for again with its key, as no answer came, is the same run', async () => {
    const input = { act: 'price', percent: '10', ids, idempotency_key: `again-${ids[0]}` };
    const [first, second] = await Promise.all([bulk(input), bulk(input)]);
    const third = await bulk(input);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
    expect(await prices()).toEqual([22, 22, 22]);
    const others = await bulk(input, manager);
    expect(others.id).not.toBe(first.id);
  });

  it('continues after a worker was killed in the middle, and does nothing twice', async () => {
    const market = await open.services.market();
    const input = { act: 'price', ids, matching: null, run: null, given: { percent: '10' } };
    const id = await transaction(base.db, (tx) =>
      beginBulk(tx, owner.staff, bulkKinds.product, { ...input, market, now: new Date() }),
    );
    const [, second = 0] = ids;
    let killed = false;
    let worker = Promise.resolve();
    await transaction(base.db, async (tx) => {
      await sql`select id from products where id = ${second} for update`.execute(tx);
      worker = workBulk(base.db, id, market).catch(() => {
        killed = true;
      });
      await expect.poll(killWaiting, { timeout: 20_000 }).toBe(true);
    });
    await worker;
    expect(killed).toBe(true);
    expect(await prices()).toEqual([PRICE, PRICE, 22]); // the newest comes first
    await workBulk(base.db, id, market);
    expect(await prices()).toEqual([22, 22, 22]);
    expect((await openOne(ids[2] ?? 0)).version).toBe(2);
  });

  it('stops once the person who started it loses the permission', async () => {
    const leaver = await makeStaff(base, 'manager');
    const input = { act: 'hide', ids, matching: null, run: null, given: {} };
    const market = await open.services.market();
    const id = await transaction(base.db, (tx) =>
      beginBulk(tx, leaver.staff, bulkKinds.product, { ...input, market, now: new Date() }),
    );
    await sql`delete from staff where account_id = ${leaver.accountId}`.execute(base.db);
    await workBulk(base.db, id, market);
    const { rows } = await sql`
      select distinct outcome, refusal ->> 'code' as code from bulk_rows where bulk_id = ${id}
    `.execute(base.db);
    expect(rows).toEqual([{ outcome: 'refused', code: 'not-allowed' }]);
  });

  it('is of things of its kind: a run of others is none', async () => {
    const { id: run } = await bulk({ act: 'hide', ids });
    const answer = await open.call(
      'POST',
      'admin/brands/bulk',
      { act: 'undo', run },
      owner.headers,
    );
    expect(answer.status).not.toBe(200);
    const foreign = await open.call('GET', `admin/bulk/${run}`, {}, manager.headers);
    expect(foreign.status).not.toBe(200);
  });
});

/** Ends the connection of a worker that waits for a product. */
async function killWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where wait_event_type = 'Lock' and query like '%products%' and datname = current_database()
      and pid <> pg_backend_pid()
  `.execute(base.db);
  return rows.length > 0;
}
