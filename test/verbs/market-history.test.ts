// Five thousand and more random operations with real verbs, several at once, with connections that
// break: after each round everything is checked.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refusal } from '#base/refusal.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { bank } from '../history/bank.ts';
import { buyers } from '../history/buyers.ts';
import { machine, workAll } from '../history/machine.ts';
import { sellers } from '../history/sellers.ts';
import { staff } from '../history/staff.ts';
import { makeWorld, type Dice, type World } from '../history/world.ts';
import { wrongInBooks } from './balance.ts';

const ROUNDS = 20;
const OPERATIONS = 260;
const AT_ONCE = 4;
const operations = { ...buyers, ...sellers, ...staff, ...bank, ...machine };
const often: Record<string, number> = {
  place: 12,
  step: 26,
  begin: 9,
  hear: 9,
  refund: 5,
  answerRefund: 6,
  work: 6,
  cancelOne: 3,
  decide: 4,
  dispute: 4,
  wait: 2,
  release: 2,
  gather: 2,
  endPayout: 3,
  statement: 4,
  matchEntry: 3,
  receive: 2,
};

let world: World;
const done: Record<string, number> = {};
let tried = 0;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.base.close());

const dice = fc.record({ pick: fc.nat(1 << 20), amount: fc.nat(50_000), share: fc.nat(999) });
const names = Object.keys(operations).map((name) => ({
  arbitrary: fc.constant(name),
  weight: often[name] ?? 1,
}));
const round = fc.array(fc.tuple(fc.oneof(...names), dice), {
  minLength: OPERATIONS,
  maxLength: OPERATIONS,
});

/** Refusals are right answers, and a connection that was cut has done nothing. */
const mayBe = (problem: unknown): boolean =>
  problem instanceof AggregateError
    ? problem.errors.every(mayBe)
    : problem instanceof Refusal ||
      /DATABASE_AWAY|terminat|57P01/i.test(
        `${Reflect.get(Object(problem), 'code')} ${String(problem)}`,
      );

async function step([name, roll]: [string, Dice]): Promise<void> {
  tried++;
  const was = await operations[name]?.(world, roll).catch((problem: unknown) => {
    if (!mayBe(problem))
      throw new Error(`${name} ${JSON.stringify(roll)} failed`, { cause: problem });
    return false;
  });
  if (was) done[name] = (done[name] ?? 0) + 1;
}

describe('a history of the market', () => {
  // The same history before a landing; a different one on every other run.
  const seed = Number(
    process.env.SEED ?? (process.env.CI ? 5 : Math.floor(Math.random() * 2 ** 31)),
  );
  for (const [at, history] of fc.sample(round, { numRuns: ROUNDS, seed }).entries()) {
    it(`round ${at + 1} of seed ${seed} leaves nothing free and nothing lost`, async () => {
      for (let from = 0; from < history.length; from += AT_ONCE) {
        await Promise.all(history.slice(from, from + AT_ONCE).map(step));
        world.now = new Date(world.now.getTime() + world.aheadMs + 1000);
        world.aheadMs = 0;
      }
      await workAll(world);
      expect([await auditMarket(world.db), await wrongInBooks(world.db)]).toEqual([[], []]);
    });
  }
  it('was long, and of everything', () => {
    expect(tried).toBeGreaterThanOrEqual(5000);
    expect(Object.keys(done).sort()).toEqual(Object.keys(operations).sort());
  });
});
