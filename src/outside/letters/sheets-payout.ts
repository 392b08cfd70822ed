// The letter to a store about a payout that was made: the amount, the period, and what it consists
// of.
import { moneyText } from '#base/currency.ts';
import type { LetterPayout } from '#outside/letters/facts.ts';
import { marketDays } from '#outside/letters/market-days.ts';
import type { Bill, Desk, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

export const payoutSheets: Pick<Sheets, 'payout-paid'> = {
  'payout-paid': async (say: Say, { payout: id }, desk) => {
    const payout = await desk.facts.payout(id);
    if (!payout) return null;
    const { store, reference, iban } = payout;
    const amount = moneyText(payout.amount, payout);
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
        { bill: statementOf(say, payout) },
      ],
    };
  },
};

/** The totals of the statement's lines, by reason; they sum to the amount paid. */
function statementOf(say: Say, payout: LetterPayout): Bill {
  const sums = payout.sums.map(({ kind, amount }): [string, string] => [
    say(`letter.payout-${kind}`),
    moneyText(amount, payout),
  ]);
  return {
    stores: [],
    sums: [...sums, [say('letter.payout-total'), moneyText(payout.amount, payout)]],
  };
}

/** `until` is the first moment after the period. */
function periodText({ since, until }: LetterPayout, desk: Desk): string {
  const days = marketDays(desk);
  const last = new Date(until.getTime() - 1);
  return since && since < last ? days.formatRange(since, last) : days.format(last);
}
