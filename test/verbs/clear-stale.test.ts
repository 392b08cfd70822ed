// What the market deletes automatically, each just past its time; slightly younger data stays.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enqueue } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { clearStale } from '#market/accounts/clear-stale.ts';
import { issueCode, tryCode } from '#market/accounts/mailed-code.ts';
import { confirmSubscription, subscribe } from '#market/newsletter/subscribe.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { openShop } from '../shop.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms);
const mailAt = async (at: Date, state: string) => {
  const recipient = `${unique('reader')}@example.com`;
  await base.db
    .insertInto('mails')
    .values({
      kind: 'welcome',
      recipient,
      state,
      sent_at: state === 'sent' ? at : null,
      language: 'en',
      subject: '',
      html: '',
      plain: '',
      created_at: at,
    })
    .execute();
  return recipient;
};
const subscribedAt = async (at: Date) => {
  const email = `${unique('reader')}@example.com`;
  await transaction(base.db, (tx) => subscribe(tx, email, 'en'));
  await base.db
    .updateTable('subscribers')
    .set({ created_at: at })
    .where('email', '=', email)
    .execute();
  return email;
};
const keyOf = async (email: string) =>
  (
    await base.db
      .selectFrom('subscribers')
      .select('key')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).key;
const FROM = { network: '' };
const issue = (email: string) =>
  transaction(base.db, (tx) => issueCode(tx, { purpose: 'verify', email }, FROM));
const older = (email: string, ms: number) =>
  base.db
    .updateTable('codes')
    .set({ created_at: ago(ms), expires_at: ago(ms - 15 * MINUTE) })
    .where('email', '=', email)
    .execute();
const codeAt = async (ms: number) => {
  const email = `${unique('coder')}@example.com`;
  await issue(email);
  await older(email, ms);
  return email;
};
const column = async (table: 'mails' | 'subscribers' | 'codes', name: 'recipient' | 'email') =>
  (
    await sql<{ who: string }>`select ${sql.ref(name)} as who from ${sql.table(table)}`.execute(
      base.db,
    )
  ).rows.map(({ who }) => who);

describe('what is over is cleared', () => {
  it('of the delivery log after ninety days, whatever became of the letter', async () => {
    const old = await Promise.all(
      ['sent', 'outbox', 'failed', 'waiting'].map((state) => mailAt(ago(90 * DAY + HOUR), state)),
    );
    const young = await mailAt(ago(90 * DAY - HOUR), 'sent');
    await clearStale(base.db);
    const left = await column('mails', 'recipient');
    expect([old.filter((one) => left.includes(one)), left.includes(young)]).toEqual([[], true]);
  });
  it('of the newsletter two weeks after the last asking, unless it was confirmed', async () => {
    const old = await subscribedAt(ago(14 * DAY + HOUR));
    const young = await subscribedAt(ago(14 * DAY - HOUR));
    const again = await subscribedAt(ago(20 * DAY));
    const has = await subscribedAt(ago(400 * DAY));
    await transaction(base.db, (tx) => subscribe(tx, again, 'en'));
    await transaction(base.db, async (tx) => confirmSubscription(tx, await keyOf(has)));
    await clearStale(base.db);
    const left = await column('subscribers', 'email');
    expect([old, young, again, has].map((email) => left.includes(email))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
  it('of codes when they are dead and count no more', async () => {
    const old = await codeAt(2 * HOUR + MINUTE);
    const dead = await codeAt(30 * MINUTE);
    const live = await codeAt(MINUTE);
    for (const _ of ['twice', 'thrice']) await issue(dead);
    await older(dead, 30 * MINUTE);
    await clearStale(base.db);
    const left = await column('codes', 'email');
    expect([old, dead, live].map((email) => left.includes(email))).toEqual([false, true, true]);
    expect(await issue(dead)).toBeNull(); // a fourth within the hour
    expect(
      await tryCode(base.db, { purpose: 'verify', email: live, code: '000000' }, FROM),
    ).toBeNull();
  });
  it('of failed sign-ins of staff after ninety days, and nothing else of the log', async () => {
    const note = (action: string, at: Date) =>
      base.db
        .insertInto('audit')
        .values({ actor: 'somebody', action, subject: unique('account'), at })
        .returning('id')
        .executeTakeFirstOrThrow();
    const [old, young, other] = [
      await note('sign-in.failed', ago(90 * DAY + HOUR)),
      await note('sign-in.failed', ago(90 * DAY - HOUR)),
      await note('staff.appoint', ago(900 * DAY)),
    ];
    await clearStale(base.db);
    const left = (await base.db.selectFrom('audit').select('id').execute()).map(({ id }) => id);
    expect([old, young, other].map(({ id }) => left.includes(id))).toEqual([false, true, true]);
  });
  it('of sessions when they end, by the task of every night', async () => {
    const gone = await makeCustomer(base);
    const here = await makeCustomer(base);
    const open = await openShop(base);
    const stop = await startJobs(open.services, base.url);
    await base.db
      .updateTable('sessions')
      .set({ expires_at: ago(MINUTE) })
      .where('account_id', '=', gone.accountId)
      .execute();
    await transaction(base.db, (tx) => enqueue(tx, 'clear-stale', {}));
    const sessions = () =>
      base.db
        .selectFrom('sessions')
        .select('account_id')
        .where('account_id', 'in', [gone.accountId, here.accountId])
        .execute();
    await vi.waitFor(
      async () => expect(await sessions()).toEqual([{ account_id: here.accountId }]),
      { timeout: 60_000, interval: 50 },
    );
    await stop();
    await open.close();
  });
});
