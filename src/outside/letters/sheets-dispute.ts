// Letters about disputed payments, to the owner, and to each store that sold something in the
// order. They do not name the buyer.
import { moneyText } from '#base/currency.ts';
import { marketDays } from '#outside/letters/market-days.ts';
import type { Desk, Part, Sheets } from '#outside/letters/sheet.ts';
import type { GatewayDisputeState } from '#market/payments/gateways/gateway.ts';
import type { Say } from '#words/say.ts';
import { type DisputeForLetter, factsOf } from '#outside/letters/dispute-for-letter.ts';

type Kinds = 'dispute-opened' | 'dispute-ended' | 'store-dispute-opened' | 'store-dispute-ended';

export const disputeSheets: Pick<Sheets, Kinds> = {
  'dispute-opened': async (say: Say, { dispute: id }, desk) => {
    const dispute = await desk.facts.dispute(id);
    if (!dispute) return null;
    const { code, state } = dispute;
    const amount = moneyText(dispute.amount, dispute);
    const values = { amount, code };
    const asks = state === 'inquiry';
    return {
      subject: say('letter.dispute-opened-subject', { code }),
      parts: [
        { text: say(asks ? 'letter.dispute-inquiry-text' : 'letter.dispute-opened-text', values) },
        ...answerOf(say, dispute, desk),
        { text: say('letter.dispute-held') },
        factsOf(say, dispute),
      ],
    };
  },
  'dispute-ended': async (say: Say, { dispute: id }, desk) => {
    const dispute = await desk.facts.dispute(id);
    if (!dispute) return null;
    const { code, state, known, guessed } = dispute;
    const end = endOf(state);
    if (!end) return null;
    const values = { amount: moneyText(dispute.amount, dispute), code };
    return {
      subject: say(`letter.dispute-${end}-subject`, { code }),
      parts: [
        { text: say(`letter.dispute-${end}-text`, values) },
        ...(end === 'lost' && !known ? [{ text: say('letter.dispute-lost-unknown') }] : []),
        ...(guessed ? [{ text: say('letter.refund-outside-part') }] : []),
        factsOf(say, dispute),
      ],
    };
  },
  'store-dispute-opened': async (say: Say, { dispute, parcel }, desk) => {
    const part = await desk.facts.storePart(dispute, parcel);
    if (!part) return null;
    const { store, code, share } = part;
    const amount = moneyText(share, part);
    return {
      subject: say('letter.store-dispute-opened-subject', { code }),
      parts: [
        { text: say('letter.store-dispute-opened-text', { store, code }) },
        {
          text:
            share > 0
              ? say('letter.store-dispute-held', { store, amount })
              : say('letter.store-dispute-paid', { store }),
        },
        { text: say('letter.store-dispute-do') },
      ],
    };
  },
  'store-dispute-ended': async (say: Say, { dispute, parcel }, desk) => {
    const part = await desk.facts.storePart(dispute, parcel);
    const end = part && endOf(part.state);
    if (!end) return null;
    const { store, code, back } = part;
    const lost = end === 'lost' && back > 0;
    if (end === 'lost' && !part.settled) return null; // nobody knows yet what it takes of whom
    return {
      subject: say('letter.store-dispute-ended-subject', { code }),
      parts: [
        {
          text: lost
            ? say('letter.store-dispute-lost', { store, code, amount: moneyText(back, part) })
            : say('letter.store-dispute-free', { store, code }),
        },
      ],
    };
  },
};

const endOf = (state: GatewayDisputeState): 'won' | 'lost' | 'closed' | null =>
  state === 'won' || state === 'lost' || state === 'closed' ? state : null;

/** What the owner should do, and until when. */
function answerOf(say: Say, { state, due }: DisputeForLetter, desk: Desk): Part[] {
  if (state === 'under-review') return [];
  if (due === null) return state === 'inquiry' ? [] : [{ text: say('letter.dispute-answer') }];
  return [{ text: say('letter.dispute-answer-by', { date: marketDays(desk).format(due) }) }];
}
