// Letters about payments that buyers dispute: to the owner, and to each store that sold something
// of it. They name nobody who bought.
import { sql } from 'kysely';
import { decimalText } from '#base/currency.ts';
import type { Desk, Part, Sheets } from '#jobs/mail/sheet.ts';
import type { SaidDisputeState } from '#market/payments/gateways/gateway.ts';
import type { Say } from '#words/say.ts';

/**
 * `taken`: what the gateway holds of it now, and `fees`, in the payment's currency; `known`: what
 * was lost is in the books; `guessed`: of which parcels, nobody has said.
 */
type Dispute = {
  code: string;
  state: SaidDisputeState;
  reason: string;
  ref: string;
  due: Date | null;
  amount: number;
  currency: string;
  exponent: number;
  taken: number;
  fees: number;
  own: string;
  ownExponent: number;
  known: boolean;
  guessed: boolean;
};
/**
 * `share`: what the store has of the parcel and was not paid yet; `back`: what of the parcel's
 * price was lost.
 */
type StorePart = {
  store: string;
  code: string;
  state: SaidDisputeState;
  settled: boolean;
  share: number;
  back: number;
  currency: string;
  exponent: number;
};
type Kinds = 'dispute-opened' | 'dispute-ended' | 'store-dispute-opened' | 'store-dispute-ended';

export const disputeSheets: Pick<Sheets, Kinds> = {
  'dispute-opened': async (say: Say, { dispute: id }, desk) => {
    const dispute = await readDispute(desk, id);
    if (!dispute) return null;
    const { code, state } = dispute;
    const amount = money(dispute.amount, dispute);
    const told = { amount, code };
    const asks = state === 'inquiry';
    return {
      subject: say('letter.dispute-opened-subject', { code }),
      parts: [
        { text: say(asks ? 'letter.dispute-inquiry-text' : 'letter.dispute-opened-text', told) },
        ...answerOf(say, dispute, desk),
        { text: say('letter.dispute-held') },
        factsOf(say, dispute),
      ],
    };
  },
  'dispute-ended': async (say: Say, { dispute: id }, desk) => {
    const dispute = await readDispute(desk, id);
    if (!dispute) return null;
    const { code, state, known, guessed } = dispute;
    const end = endOf(state);
    if (!end) return null;
    const told = { amount: money(dispute.amount, dispute), code };
    return {
      subject: say(`letter.dispute-${end}-subject`, { code }),
      parts: [
        { text: say(`letter.dispute-${end}-text`, told) },
        ...(end === 'lost' && !known ? [{ text: say('letter.dispute-lost-unknown') }] : []),
        ...(guessed ? [{ text: say('letter.refund-outside-part') }] : []),
        factsOf(say, dispute),
      ],
    };
  },
  'store-dispute-opened': async (say: Say, { dispute, parcel }, desk) => {
    const part = await readPart(desk, dispute, parcel);
    if (!part) return null;
    const { store, code, share } = part;
    const amount = money(share, part);
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
    const part = await readPart(desk, dispute, parcel);
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
            ? say('letter.store-dispute-lost', { store, code, amount: money(back, part) })
            : say('letter.store-dispute-free', { store, code }),
        },
      ],
    };
  },
};

const endOf = (state: SaidDisputeState): 'won' | 'lost' | 'closed' | null =>
  state === 'won' || state === 'lost' || state === 'closed' ? state : null;

/** What the owner is to do, and until when. The day is of UTC. */
function answerOf(say: Say, { state, due }: Dispute, { language }: Desk): Part[] {
  if (state === 'under-review') return [];
  if (due === null) return state === 'inquiry' ? [] : [{ text: say('letter.dispute-answer') }];
  const date = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return [{ text: say('letter.dispute-answer-by', { date: date.format(due) }) }];
}

function factsOf(say: Say, dispute: Dispute): Part {
  const { code, taken, fees, own: currency, ownExponent: exponent, reason, ref } = dispute;
  const moved = { currency, exponent };
  const all: [string, string][] = [
    [say('order.code'), code],
    [say('letter.dispute-amount'), money(dispute.amount, dispute)],
    [say('letter.dispute-taken'), taken > 0 ? money(taken, moved) : ''],
    [say('letter.dispute-fees'), fees > 0 ? money(fees, moved) : ''],
    [say('letter.money-why'), reason],
    [say('letter.money-ref'), ref],
  ];
  return { facts: all.filter(([, value]) => value) };
}

async function readDispute({ tx }: Desk, id: number): Promise<Dispute | undefined> {
  const { rows } = await sql<Dispute>`
    select o.code, d.state, d.reason, d.provider_ref as ref, d.due_by as due,
      d.amount, d.currency, d.exponent, y.currency as own, y.exponent as "ownExponent",
      coalesce(sum(case m.kind
        when 'hold' then m.amount when 'release' then -m.amount end), 0)::bigint as taken,
      coalesce(sum(m.amount) filter (where m.kind = 'fee'), 0)::bigint as fees,
      exists (select from refunds r where r.dispute_id = d.id and r.state <> 'failed') as known,
      exists (select from refunds r
        where r.dispute_id = d.id and r.state <> 'failed' and r.guessed) as guessed
    from disputes d join payments y on y.id = d.payment_id join orders o on o.id = y.order_id
    left join dispute_movements m on m.dispute_id = d.id
      and (m.currency, m.exponent) = (y.currency, y.exponent)
    where d.id = ${id} group by d.id, y.id, o.id`.execute(tx);
  return rows[0];
}

async function readPart(
  { tx }: Desk,
  dispute: number,
  parcel: number,
): Promise<StorePart | undefined> {
  const { rows } = await sql<StorePart>`
    select s.name as store, p.code, d.state, d.settled_at is not null as settled, o.currency,
      o.currency_exponent as exponent,
      (select coalesce(sum(l.amount), 0)::bigint
        from ledger_entries e join ledger_lines l on l.entry_id = e.id
        where e.parcel_id = p.id and l.store_id = p.store_id and l.payout_id is null) as share,
      (select coalesce(sum(b.amount), 0)::bigint
        from refunds r join refund_parcels b on b.refund_id = r.id
        where r.dispute_id = d.id and r.state <> 'failed' and b.parcel_id = p.id) as back
    from disputes d
    cross join parcels p
    join orders o on o.id = p.order_id
    join stores s on s.id = p.store_id
    where d.id = ${dispute} and p.id = ${parcel}`.execute(tx);
  return rows[0];
}

const money = (
  minor: number,
  { currency, exponent }: { currency: string; exponent: number },
): string => `${decimalText(minor, exponent)} ${currency}`;
