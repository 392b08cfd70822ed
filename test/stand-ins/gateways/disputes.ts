// Disputes at a stand-in: actions of a buyer, their bank and the gateway. Each gateway reports them
// in its own shape.

/** In minor units as the gateway counts them. `word`: a status that overrides the real one. */
export type Dispute = {
  id: string;
  payment: string;
  minor: number;
  currency: string;
  stage: 'inquiry' | 'claim';
  state: 'asked' | 'answered' | 'won' | 'lost' | 'closed';
  due: Date | null;
  word: string | null;
  moves: Move[];
  at: Date;
};
/** Money taken or given back; a fee below 0 comes back. */
export type Move = { id: string; kind: 'hold' | 'release'; minor: number; fee: number; at: Date };
type Paid = { payment: string; minor: number; currency: string };
type Money = { minor?: number; fee?: number };
type DisputeWish = { minor?: number; inquiry?: boolean; due?: Date };

/** `ref` is a shopper's payment, `id` a dispute. */
export type Disputes = {
  all: Dispute[];
  /** The most on one page of the list. */
  perPage: number;
  /** Whether the shop's keys are refused for disputes. */
  forbidden: boolean;
  /** Changes each object of the answers; null leaves them unchanged. */
  spoil: ((dispute: object) => unknown) | null;
  /**
   * A buyer disputes a payment, or a part of it; an inquiry only asks. Returns the dispute's id.
   */
  open: (ref: string, wish?: DisputeWish) => string;
  /** The bank demands evidence until then: an inquiry has become a dispute. */
  demandEvidence: (id: string, due: Date) => void;
  answer: (id: string) => void;
  /** Money is taken from the shop's balance, or given back: by default the disputed amount. */
  hold: (id: string, money?: Money) => void;
  release: (id: string, money?: Money) => void;
  /** It ends: held money comes back, or money not held is taken. */
  end: (id: string, how: 'won' | 'lost' | 'closed') => void;
  find: (id: string) => Dispute | undefined;
};

/**
 * Takes the gateway's numbering, and a function from a reference to its payment (throws if there is
 * none).
 */
export function openDisputes(
  numberOf: (kind: 'dispute' | 'move') => string,
  paidBy: (ref: string) => Paid,
): Disputes {
  const all: Dispute[] = [];
  const find = (id: string) => all.find((one) => one.id === id);

  function findOrThrow(id: string): Dispute {
    const found = find(id);
    if (!found) throw new Error(`No dispute ${id}`);
    return found;
  }

  function move(id: string, kind: Move['kind'], { minor, fee = 0 }: Money = {}): void {
    const one = findOrThrow(id);
    one.moves.push({ id: numberOf('move'), kind, minor: minor ?? one.minor, fee, at: new Date() });
  }

  function end(id: string, state: 'won' | 'lost' | 'closed'): void {
    const one = findOrThrow(id);
    const held = heldBy(one);
    if (state === 'lost' && held === 0) move(id, 'hold');
    if (state !== 'lost' && held > 0) move(id, 'release', { minor: held });
    one.state = state;
  }

  return {
    all,
    perPage: 100,
    forbidden: false,
    spoil: null,
    find,
    end,
    open: (ref, { minor, inquiry, due } = {}) => {
      const id = numberOf('dispute');
      const paid = paidBy(ref);
      const stage = inquiry ? 'inquiry' : 'claim';
      all.unshift({
        ...paid,
        id,
        minor: minor ?? paid.minor,
        stage,
        state: 'asked',
        due: due ?? null,
        word: null,
        moves: [],
        at: new Date(),
      });
      return id;
    },
    demandEvidence: (id, due) => {
      Object.assign(findOrThrow(id), { stage: 'claim', state: 'asked', due });
    },
    answer: (id) => {
      findOrThrow(id).state = 'answered';
    },
    hold: (id, money) => move(id, 'hold', money),
    release: (id, money) => move(id, 'release', money),
  };
}

/** What is taken and not given back, without fees. */
export const heldBy = ({ moves }: Dispute): number =>
  moves.reduce((sum, { kind, minor }) => sum + (kind === 'hold' ? minor : -minor), 0);

/** The part of a payment that cannot be refunded as well: what its disputes hold, or have lost. */
export const disputedOf = ({ all }: Disputes, payment: string): number =>
  all.filter((one) => one.payment === payment).reduce((sum, one) => sum + heldBy(one), 0);

/** The disputes of a page, from a start index, each in the gateway's shape. */
export function pageOf(
  { perPage, spoil }: Disputes,
  own: Dispute[],
  { from, most }: { from: number; most: number },
  say: (one: Dispute) => object,
): { objects: unknown[]; more: boolean } {
  const size = Math.min(most, perPage);
  const objects = own.slice(from, from + size).map(say);
  return { objects: spoil ? objects.map(spoil) : objects, more: own.length > from + size };
}

export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);
