// Disputes at a stand-in: what a buyer, their bank and the gateway do. Each gateway tells of them
// in its own shape.

/** In minor units as the gateway counts them. `word`: its status, otherwise than it is. */
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
/** Money that it took or gave back; a fee below 0 comes back. */
export type Move = { id: string; kind: 'hold' | 'release'; minor: number; fee: number; at: Date };
type Paid = { payment: string; minor: number; currency: string };
type Money = { minor?: number; fee?: number };
type DisputeWish = { minor?: number; inquiry?: boolean; due?: Date };

/** `ref` is what a shopper pays, `id` a dispute. */
export type Disputes = {
  all: Dispute[];
  /** How many stand on a page of the list at most. */
  perPage: number;
  /** Whether the shop's keys may not ask for disputes. */
  forbidden: boolean;
  /** Changes each object of the answers; null leaves them as they are. */
  spoil: ((dispute: object) => unknown) | null;
  /** A buyer disputes what they paid, or a part; an inquiry only asks. Returns the dispute's id. */
  open: (ref: string, wish?: DisputeWish) => string;
  /** The bank wants evidence until then: an inquiry has become a dispute. */
  demandEvidence: (id: string, due: Date) => void;
  answer: (id: string) => void;
  /** Money is taken from the shop's balance, or given back: what is disputed, unless said. */
  hold: (id: string, money?: Money) => void;
  release: (id: string, money?: Money) => void;
  /** It ends: what was held comes back, or what was not is taken. */
  end: (id: string, how: 'won' | 'lost' | 'closed') => void;
  find: (id: string) => Dispute | undefined;
};

/** Takes how a gateway numbers, and who paid what by a reference (throws where nobody did). */
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

/** What is taken and not given back, fees aside. */
export const heldBy = ({ moves }: Dispute): number =>
  moves.reduce((sum, { kind, minor }) => sum + (kind === 'hold' ? minor : -minor), 0);

/** What of a payment may not be given back besides: what its disputes hold, or have lost. */
export const disputedOf = ({ all }: Disputes, payment: string): number =>
  all.filter((one) => one.payment === payment).reduce((sum, one) => sum + heldBy(one), 0);

/** The disputes of a page, from the place where it begins, each as the gateway shows it. */
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
