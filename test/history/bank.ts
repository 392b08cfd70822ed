// Money by transfer: staff see it on the account, statements bring it in, and staff decide the
// rest.
import { matchByHand, ignoreEntry } from '#market/bank/decide-entry.ts';
import { matchNew } from '#market/bank/match-new.ts';
import { takeStatement } from '#market/bank/take-statement.ts';
import { paymentReference } from '#market/orders/payment-reference.ts';
import { owedOf } from '#market/orders/amount-owed.ts';
import { receiveMoney } from '#market/payments/transfers/receive-money.ts';
import { reverseReceipt } from '#market/payments/transfers/reverse-receipt.ts';
import { sql } from 'kysely';
import { camt, type Movement } from '../bank-files.ts';
import { inTx, nth, type Operation, type World } from './world.ts';

type Open = { id: number; owed: number; total: number };

/**
 * Orders by transfer: open, paid and closed ones. Only those in dollars, like the files of these
 * tests.
 */
async function byBank({ db }: World): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select o.id, ${owedOf} as owed, o.total from orders o
    where o.order_method = 7 and o.currency = 'USD' and o.total > 0 order by o.id desc limit 40`.execute(
    db,
  );
  return rows;
}

/** Mostly what is owed; otherwise less, more, something unrelated, or a reversal by the bank. */
function movementFor(
  { id, owed, total }: Open,
  at: number,
  { pick, amount, share }: { pick: number; amount: number; share: number },
): Movement {
  const due = owed || total;
  const turn = (share + at * 137) % 1000;
  const moved =
    turn < 600
      ? due
      : turn < 750
        ? Math.max(1, Math.floor(due / 2))
        : turn < 900
          ? due + 1 + (amount % 500)
          : 1 + amount;
  const text = turn < 950 ? `Order ${paymentReference(id)}` : 'Rent';
  return { amount: turn < 970 ? moved : -moved, ref: `${pick}-${at}`, text, reversal: turn >= 985 };
}

/** A statement with a few transfers; now and then the same file again, or as notices. */
const statement: Operation = async (world, dice) => {
  const orders = (await byBank(world))
    .filter((_, at) => (dice.pick >> (at % 20)) % 4 === 0)
    .slice(0, 4);
  if (orders.length === 0) return false;
  const day = world.now.toISOString().slice(0, 10);
  const moved = orders.map((order, at) => movementFor(order, at, dice));
  const forms = dice.share % 3 === 0 ? (['054', '053'] as const) : (['053'] as const);
  await Promise.all(
    forms.map(async (form) => {
      const content = camt(form, moved, { name: `${dice.pick}`, day });
      await inTx(world, (tx) =>
        takeStatement(tx, world.staff, { file: { name: 'x', content }, mapping: null }, world.now),
      );
      await matchNew(world.db, world.staff, world.now);
    }),
  );
  return true;
};

/** Staff match an open entry to an order that may be the right one, or set it aside. */
const matchEntry: Operation = async (world, { pick, share }) => {
  const open = await world.db
    .selectFrom('bank_entries')
    .select('id')
    .where('state', '=', 'open')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const order = nth(await byBank(world), share);
  const entry = nth(open, pick);
  if (!entry || !order) return false;
  if (share % 5 === 0)
    await inTx(world, (tx) =>
      ignoreEntry(tx, world.staff, { entryId: entry.id, reason: 'Rent.' }, world.now),
    );
  else
    await inTx(world, (tx) =>
      matchByHand(tx, world.staff, { entryId: entry.id, orderId: order.id, note: '' }, world.now),
    );
  return true;
};

const receive: Operation = async (world, { pick, amount, share }) => {
  const order = nth(await byBank(world), pick);
  if (!order) return false;
  const due = order.owed || order.total;
  const came =
    share < 600 ? due : share < 800 ? Math.max(1, Math.floor(due / 3)) : due + (amount % 300);
  const arrival = {
    orderId: order.id,
    amount: came,
    valueOn: world.now.toISOString().slice(0, 10),
    reference: `B${pick}`,
    remitter: '',
    note: '',
  };
  await inTx(world, (tx) => receiveMoney(tx, world.staff, arrival, world.now));
  return true;
};

const reverse: Operation = async (world, { pick }) => {
  const receipts = await world.db
    .selectFrom('bank_receipts')
    .select('id')
    .where('reversed_at', 'is', null)
    .where('source', 'in', ['staff', 'statement'])
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const one = nth(receipts, pick);
  if (!one) return false;
  await inTx(world, (tx) =>
    reverseReceipt(tx, world.staff, { receiptId: one.id, reason: 'Of another order.' }, world.now),
  );
  return true;
};

export const bank: Record<string, Operation> = { statement, matchEntry, receive, reverse };
