// The letter to a store whose payout was paid: how much, for which time, and what it is made of.
import { sql } from 'kysely';
import { decimalText } from '#base/currency.ts';
import type { Bill, Desk, Sheets } from '#jobs/mail/sheet.ts';
import type { Say } from '#words/say.ts';

type Payout = {
  store: string;
  amount: number;
  currency: string;
  exponent: number;
  reference: string;
  iban: string;
  since: Date | null;
  until: Date;
};
type Sum = { kind: string; amount: number };

export const payoutSheets: Pick<Sheets, 'payout-paid'> = {
  'payout-paid': async (say: Say, { payout: id }, desk) => {
    const payout = await readPayout(desk, id);
    if (!payout) return null;
    const { store, reference, iban } = payout;
    const amount = money(payout, payout.amount);
    const facts: [string, string][] = [
      [say('letter.payout-period'), periodText(payout, desk)],
      [say('letter.payout-account'), iban && `${iban.slice(0, 2)} … ${iban.slice(-4)}`],
      [say('letter.payout-reference'), reference],
    ];
    return {
      subject: say('letter.payout-paid-subject', { store, amount }),
      parts: [
        { text: say('letter.payout-paid-text', { store, amount }) },
        { facts: facts.filter(([, value]) => value) },
        { bill: await statementOf(say, desk, { ...payout, id }) },
      ],
    };
  },
};

async function readPayout({ tx }: Desk, id: number): Promise<Payout | undefined> {
  const { rows } = await sql<Payout>`
    select s.name as store, p.amount, p.currency, p.exponent, p.reference, s.iban, p.until,
      (select max(b.until) from payouts b where b.store_id = p.store_id and b.currency = p.currency
        and b.state = 'paid' and b.id < p.id) as since
    from payouts p
    join stores s on s.id = p.store_id
    where p.id = ${id} and p.state = 'paid'`.execute(tx);
  return rows[0];
}

const KINDS = ['release', 'reserve', 'cash', 'refund', 'adjustment'];

/** What the statement's lines come to, by what they are for; they sum to what was paid. */
async function statementOf(say: Say, { tx }: Desk, payout: Payout & { id: number }): Promise<Bill> {
  const { rows } = await sql<Sum>`
    select k.kind, sum(l.amount)::bigint as amount
    from ledger_lines l join ledger_entries e on e.id = l.entry_id
    cross join lateral (
      select case when e.kind = any(${KINDS}::text[]) then e.kind else 'other' end as kind) k
    where l.payout_id = ${payout.id} and e.kind <> 'payout'
    group by k.kind having sum(l.amount) <> 0
    order by coalesce(array_position(${KINDS}::text[], k.kind), ${KINDS.length + 1})`.execute(tx);
  const sums = rows.map(({ kind, amount }): [string, string] => [
    say(`letter.payout-${kind}`),
    money(payout, amount),
  ]);
  return {
    stores: [],
    sums: [...sums, [say('letter.payout-total'), money(payout, payout.amount)]],
  };
}

/**
 * Days are of UTC, as payouts are gathered by them; `until` is the first moment that is not in it.
 */
function periodText({ since, until }: Payout, { language }: Desk): string {
  const days = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const last = new Date(until.getTime() - 1);
  return since && since < last ? days.formatRange(since, last) : days.format(last);
}

const money = ({ exponent, currency }: Payout, minor: number): string =>
  `${minor < 0 ? '−' : ''}${decimalText(Math.abs(minor), exponent)} ${currency}`;
