// A movement on the account is booked once, in however many files and formats the bank reports it.
import { describe, expect, it } from 'vitest';
import { endsOf, entriesOf, refOf } from '../bank.ts';
import { camt, mt940 } from '../bank-files.ts';
import { unique } from '../make.ts';
import { receive, refundsOf } from '../transfers.ts';
import { base, bought, keeper } from './bank-books.ts';
import { ends, receiptsOf, take, withStatements } from './bank-statements-set-up.ts';

withStatements();

describe('the same movement', () => {
  it('is booked once, however often its file is taken in', async () => {
    const made = await bought();
    const file = camt('053', [{ amount: 2000, ref: unique('R'), text: refOf(made) }]);
    const [first] = await take(file);
    expect(await take(file)).toEqual([{ id: first?.id, known: true }]);
    expect([
      first?.known,
      (await receiptsOf(made.id)).length,
      await refundsOf(base.db, made.id),
    ]).toEqual([false, 1, []]);
  });
  it('is booked once when files overlap', async () => {
    const made = [await bought(), await bought(), await bought()];
    const moved = made.map((one) => ({ amount: 2000, ref: unique('R'), text: refOf(one) }));
    await take(camt('053', moved.slice(0, 2)));
    const second = await take(camt('053', moved.slice(1)));
    expect(await endsOf(base.db, second)).toEqual(['booked matched', 'booked matched']);
    for (const { id } of made) expect(await receiptsOf(id)).toHaveLength(1);
  });
  it('is booked once from a notice, a report of the day and its statement', async () => {
    const made = await bought();
    const moved = [{ amount: 2000, ref: unique('R'), text: refOf(made) }];
    for (const form of ['054', '052', '053'] as const)
      expect(await ends(camt(form, moved))).toEqual(['booked matched']);
    expect([(await receiptsOf(made.id)).length, await refundsOf(base.db, made.id)]).toEqual([
      1,
      [],
    ]);
  });
  it('under another reference in another kind of file waits for staff', async () => {
    const made = await bought();
    const text = refOf(made);
    await take(camt('052', [{ amount: 2000, text }]));
    expect(await ends(camt('053', [{ amount: 2000, ref: unique('R'), text }]))).toEqual([
      'open twin',
    ]);
    expect(await receiptsOf(made.id)).toHaveLength(1);
  });
  it('listed twice in one file counts as two, and again in the next as a third', async () => {
    const text = unique('Nobody’s ');
    const twice = await take(
      mt940([
        { amount: 300, text },
        { amount: 300, text },
      ]),
    );
    const again = await take(
      mt940([
        { amount: 300, text },
        { amount: 300, text },
        { amount: 300, text },
      ]),
    );
    expect([
      (await entriesOf(base.db, twice[0]?.id)).length,
      (await entriesOf(base.db, again[0]?.id)).length,
    ]).toEqual([2, 3]);
    const all = await base.db
      .selectFrom('bank_entries')
      .select('occurrence')
      .where('amount', '=', 300)
      .execute();
    expect(all.map(({ occurrence }) => occurrence).toSorted()).toEqual([1, 2, 3]);
  });
  it('on two pages that follow each other moved twice', async () => {
    const text = unique('Nobody’s ');
    const page = (opening: number) => mt940([{ amount: 311, text }], { opening });
    await take(`${page(0)}\n${page(311)}`);
    expect(
      await base.db.selectFrom('bank_entries').select('id').where('amount', '=', 311).execute(),
    ).toHaveLength(2);
    await take(page(311));
    expect(
      await base.db.selectFrom('bank_entries').select('id').where('amount', '=', 311).execute(),
    ).toHaveLength(2);
  });
  it('that staff had booked from the account is found again, not booked again', async () => {
    const made = await bought();
    await receive(base.db, keeper.staff, { orderId: made.id, amount: 2000 });
    expect(
      await ends(camt('053', [{ amount: 2000, ref: unique('R'), text: refOf(made) }])),
    ).toEqual(['booked confirmed']);
    const other = await bought();
    const reference = unique('B');
    await receive(base.db, keeper.staff, { orderId: other.id, amount: 2000, reference });
    expect(
      await ends(camt('053', [{ amount: 2000, ref: reference, text: 'no reference' }])),
    ).toEqual(['booked confirmed']);
    for (const { id } of [made, other])
      expect([(await receiptsOf(id)).length, await refundsOf(base.db, id)]).toEqual([1, []]);
  });
});
