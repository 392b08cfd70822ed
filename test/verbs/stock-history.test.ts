// Hundreds of random actions on goods, several at once: after every forty, each item is where it
// should be.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { stockOf } from '../stock.ts';
import { soldInSale } from '../offers.ts';
import {
  base,
  counted,
  type Dice,
  doings,
  goods,
  type Line,
  lines,
  OPENING,
  sale,
  withGoods,
} from './stock-history-set-up.ts';

withGoods();

const ROUNDS = 8;
const DOINGS = 40;
const AT_ONCE = 4;
const count: Record<string, number> = {};

const often = { buy: 8, ask: 6, end: 5, undo: 2, cancel: 2, goOn: 2, count: 2 };
const dice = fc.record({
  pick: fc.nat(1 << 20),
  quantity: fc.integer({ min: 1, max: 4 }),
  yes: fc.boolean(),
});
const steps = fc.array(
  fc.tuple(
    fc.oneof(
      ...Object.entries(often).map(([name, weight]) => ({ arbitrary: fc.constant(name), weight })),
    ),
    dice,
  ),
  { minLength: DOINGS, maxLength: DOINGS },
);

async function step([name, roll]: [string, Dice]): Promise<void> {
  if (await doings[name]?.(roll)) count[name] = (count[name] ?? 0) + 1;
}

describe('a history of goods', () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  for (const [round, history] of fc.sample(steps, { numRuns: ROUNDS, seed }).entries()) {
    it(`round ${round + 1} of seed ${seed} leaves stock as it was counted`, async () => {
      for (let at = 0; at < history.length; at += AT_ONCE)
        await Promise.all(history.slice(at, at + AT_ONCE).map(step));
      const rows = await base.db
        .selectFrom('order_lines')
        .select(['id', 'restocked'])
        .orderBy('id')
        .execute();
      expect(rows).toEqual(
        lines.toSorted((a, b) => a.id - b.id).map(({ id, back }) => ({ id, restocked: back })),
      );
      const out = (all: Line[]) =>
        all.reduce((sum, { quantity, back }) => sum + quantity - back, 0);
      for (const product of goods) {
        expect(await stockOf(base.db, product.inventory)).toBe(
          OPENING +
            (counted.get(product.id) ?? 0) -
            out(lines.filter((line) => line.product === product)),
        );
      }
      expect(await soldInSale(base.db, sale, goods[0]?.id ?? 0)).toBe(
        out(lines.filter((line) => line.sale === sale)),
      );
      expect(
        (await auditMarket(base.db)).filter(({ fault }) => /stock|pieces/.test(fault)),
      ).toEqual([]);
    }, 300_000);
  }
  it('was of everything', () =>
    expect(Object.keys(count).sort()).toEqual(Object.keys(doings).sort()));
});
