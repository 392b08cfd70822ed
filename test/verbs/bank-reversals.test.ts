// Reversals by the bank, and gaps between two of its statements.
import { describe, expect, it } from 'vitest';
import { readStatement } from '#market/bank/read-statements.ts';
import { endsOf, entriesOf, refOf, reopen, takeIn } from '../bank.ts';
import { camt, mt940, type Movement } from '../bank-files.ts';
import { unique } from '../make.ts';
import { standing } from '../transfers.ts';
import { outcomes } from './together.ts';
import { base, bought, byHand, came, entry, keeper, take, withBank } from './bank-books.ts';

withBank();

describe('the bank takes back', () => {
  const reversed = (amount: number, ref: string) =>
    take({ amount: -amount, ref, text: 'Recalled', reversal: true });
  it('what waits for the rest of an order: its receipt is taken back too', async () => {
    const made = await bought();
    const ref = unique('R');
    const id = await came(1200, { ref });
    await byHand(id, made.id);
    const taken = await reversed(1200, ref);
    expect(await endsOf(base.db, taken)).toEqual(['ignored takes-back']);
    expect((await entriesOf(base.db, taken[0]?.id))[0]?.reverses).toBe(id);
    expect([await entry(id), await standing(base.db, made.id)]).toMatchObject([
      { state: 'ignored', why: 'taken-back' },
      { paid: 0, done: false },
    ]);
    expect(await outcomes([reopen(base.db, keeper.staff, id), byHand(id, made.id)])).toEqual([
      'bank-entry-decided',
      'bank-entry-decided',
    ]);
  });
  it('what has paid an order: staff have to look', async () => {
    const made = await bought();
    const ref = unique('R');
    await take({ amount: 2000, ref, text: refOf(made) });
    expect(await endsOf(base.db, await reversed(2000, ref))).toEqual(['open reversal']);
    expect(await standing(base.db, made.id)).toMatchObject({ done: true });
  });
  it('what nobody had matched yet, found by its text where it has no reference', async () => {
    const made = await bought(2100);
    const text = refOf(made);
    const taken = await takeIn(
      base.db,
      keeper.staff,
      mt940([
        { amount: -1700, text, reversal: true },
        { amount: 1700, text },
      ]),
    );
    expect(await endsOf(base.db, taken)).toEqual(['ignored takes-back', 'ignored taken-back']);
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 0 });
  });
  it('one of two that look alike: staff have to say which', async () => {
    const ref = unique('R');
    await take({ amount: 444, ref, parts: [{ amount: 222 }, { amount: 222 }] });
    expect(await endsOf(base.db, await reversed(222, ref))).toEqual(['open reversal']);
  });
});

describe('the chain of statements', () => {
  const account = 'DE75512108001245126199';
  const gapOf = async (opening: number, day: string, moved: Movement[]) => {
    const [taken] = await takeIn(
      base.db,
      keeper.staff,
      camt('053', moved, { account, opening, day }),
    );
    return (await readStatement(base.db, taken?.id ?? 0)).gap;
  };
  it('is shown to staff where it is broken, and healed by what was missing', async () => {
    expect(await gapOf(100, '2026-11-10', [{ amount: 400, ref: 'a1' }])).toBe(0);
    expect(await gapOf(500, '2026-11-11', [{ amount: -100, ref: 'a2' }])).toBe(0);
    const late = camt('053', [{ amount: 50, ref: 'a4' }], {
      account,
      opening: 650,
      day: '2026-11-13',
    });
    const [broken] = await takeIn(base.db, keeper.staff, late);
    const gap = async () => (await readStatement(base.db, broken?.id ?? 0)).gap;
    expect(await gap()).toBe(2.5);
    expect(await gapOf(400, '2026-11-12', [{ amount: 250, ref: 'a3' }])).toBe(0);
    expect(await gap()).toBe(0);
  });
});
