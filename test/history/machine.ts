// Events without a person: the clock, the worker, gateways that answer about refunds, and broken
// connections.
import { sql } from 'kysely';
import type { Tasks } from '#contract/tasks.ts';
import type { Db } from '#db/connect.ts';
import { react } from '#jobs/reactions.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { cancelPayout, markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { transaction } from '#db/transaction.ts';
import { dispute } from './disputes.ts';
import { inTx, nth, type Operation, type World } from './world.ts';

const HOUR_MS = 3_600_000;

/** Takes queued events and handles each once; returns how many there were. */
async function workOff(db: Db, most: number): Promise<number> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<{ id: string; payload: Tasks['react'] }>`
      select j.id, j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = 'react'
      order by j.id limit ${most} for update of j skip locked`.execute(tx);
    for (const { id, payload } of rows) {
      await react(tx, payload);
      await sql`delete from graphile_worker._private_jobs where id = ${id}`.execute(tx);
    }
    return rows.length;
  });
}

const work: Operation = async (world) => (await workOff(world.db, 5)) > 0;

/** Handles everything queued, and everything that follows from it. */
export async function workAll({ db }: World): Promise<void> {
  while ((await workOff(db, 20)) > 0);
}

/** A gateway, or the bank, reports the end of a refund; now and then it reverses a success. */
const answerRefund: Operation = async (world, { pick, share }) => {
  const waiting = await world.db
    .selectFrom('refunds')
    .select(['id', 'state'])
    .where('source', '=', 'market')
    .where('state', '=', share < 940 ? 'pending' : 'succeeded')
    .orderBy('id', 'desc')
    .limit(30)
    .execute();
  const one = nth(waiting, pick);
  if (!one) return false;
  const state = share < 750 ? 'succeeded' : 'failed';
  await inTx(world, (tx) =>
    endRefund(tx, one.id, { providerRef: `re-${one.id}`, state }, world.now),
  );
  return true;
};

const close: Operation = async (world) => {
  await closeUnpaid(world.db, world.now);
  return true;
};
/** Some minutes, a day and more, or long enough for earnings to be released. */
const wait: Operation = async (world, { share }) => {
  world.aheadMs = (share < 800 ? 0.2 : share < 900 ? 30 : 8 * 24) * HOUR_MS;
  return true;
};
const release: Operation = async (world) =>
  (await inTx(world, (tx) => releaseEarnings(tx, world.now, 7))) > 0;
const gather: Operation = async (world) =>
  (await inTx(world, (tx) => gatherPayouts(tx, world.now, world.now))).length > 0;

const endPayout: Operation = async (world, { pick }) => {
  const open = await world.db
    .selectFrom('payouts')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  const one = nth(open, pick);
  if (!one) return false;
  const reference = `B${one.id}`;
  await inTx(world, (tx) =>
    pick % 4 === 0
      ? cancelPayout(tx, world.staff, { payoutId: one.id, note: reference }, world.now)
      : markPaid(tx, world.staff, { payoutId: one.id, reference }, world.now),
  );
  return true;
};

/** A connection breaks in the middle of a transaction. */
const kill: Operation = async ({ db }, { pick }) => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
    db,
  );
  const one = nth(rows, pick);
  if (!one) return false;
  await sql`select pg_terminate_backend(${one.pid})`.execute(db);
  return true;
};

export const machine: Record<string, Operation> = {
  dispute,
  work,
  answerRefund,
  close,
  wait,
  release,
  gather,
  endPayout,
  kill,
};
