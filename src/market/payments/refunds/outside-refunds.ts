// Compares the refunds that a gateway knows with ours: what to write so that both agree.
import type { Money } from '#base/money.ts';
import type { Aftermath, Refunded, GatewayRefund } from '#market/payments/gateways/gateway.ts';

/** A refund of a payment as we have it; amounts in the payment's minor units. */
export type OwnRefund = {
  id: number;
  source: string;
  key: string;
  providerRef: string | null;
  amount: Money;
  state: Refunded['state'];
};
/** A refund that we do not have; `providerRef` null: only the gateway's total tells of it. */
export type Booking = { providerRef: string | null; amount: Money; state: 'pending' | 'succeeded' };
export type Compared = {
  /** How our refunds stand at the gateway, where that is news. */
  changes: { id: number; providerRef: string; state: Refunded['state'] }[];
  /** Bookings by the total that turned out to be other refunds: to be taken back. */
  wrong: number[];
  bookings: Booking[];
  /** Whether one of ours is on its way, and nobody knows yet if it was made. */
  inFlight: boolean;
};

/**
 * Compares by reference and by our key. What the gateway's running total has beyond its list and
 * ours is one more booking, unless it may be one of ours that is on its way.
 */
export function compareRefunds(
  own: OwnRefund[],
  aftermath: Pick<Aftermath, 'returned' | 'refunds'>,
): Compared {
  const alive = own.filter(({ state, source }) => state !== 'failed' && source !== 'dispute');
  const pairs = aftermath.refunds.map((one) => ({ theirs: one, ours: find(own, one) }));
  const changes = pairs.flatMap(({ theirs, ours }) =>
    ours && isNews(ours, theirs)
      ? [{ id: ours.id, providerRef: ours.providerRef ?? theirs.providerRef, state: theirs.state }]
      : [],
  );
  const unknown = pairs.flatMap(({ theirs: one, ours }) =>
    ours || one.state === 'failed' ? [] : [one],
  );
  const byTotal = alive.filter(
    ({ source, providerRef }) => source === 'gateway' && providerRef === null,
  );
  const adopted = adopt(byTotal, unknown);
  const wrong =
    unknown.length > adopted.length
      ? byTotal.filter(({ id }) => !adopted.some((one) => one.id === id))
      : [];
  const listed = sum(
    aftermath.refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount),
  );
  const paired = new Set(pairs.map(({ ours }) => ours?.id));
  const inFlight = alive.some(
    (one) => one.source === 'market' && one.providerRef === null && !paired.has(one.id),
  );
  const unlisted = alive.filter(
    (ownRefund) =>
      !paired.has(ownRefund.id) &&
      !adopted.some(({ id }) => id === ownRefund.id) &&
      !wrong.includes(ownRefund) &&
      (ownRefund.providerRef !== null || ownRefund.source === 'gateway'),
  );
  const beyond = (aftermath.returned ?? 0) - listed - sum(unlisted.map(({ amount }) => amount));
  const fresh = unknown.filter(
    (one) => !adopted.some(({ providerRef }) => providerRef === one.providerRef),
  );
  return {
    changes: [...changes, ...adopted],
    wrong: wrong.map(({ id }) => id),
    inFlight,
    bookings: [
      ...fresh.map(bookingOf),
      ...(beyond > 0 && !inFlight
        ? [{ providerRef: null, amount: beyond, state: 'succeeded' as const }]
        : []),
    ],
  };
}

/** One that failed here but not there counts as unknown: its money is gone. */
function find(own: OwnRefund[], { providerRef, key, state }: GatewayRefund): OwnRefund | undefined {
  return own.find(
    (one) =>
      (one.state !== 'failed' || state === 'failed') &&
      (one.providerRef === providerRef || (key !== null && one.key === key)),
  );
}

/** What succeeded stays so, unless it failed afterwards. */
function isNews(ours: OwnRefund, { state }: GatewayRefund): boolean {
  if (ours.state === 'failed') return false;
  return (
    ours.providerRef === null ||
    (state !== ours.state && (ours.state === 'pending' || state === 'failed'))
  );
}

/** Gives bookings by the total the reference of a listed refund of the same amount, each once. */
function adopt(byTotal: OwnRefund[], unknown: GatewayRefund[]): Compared['changes'] {
  const left = [...unknown];
  return byTotal.flatMap(({ id, amount }) => {
    const at = left.findIndex((one) => one.amount === amount);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found ? [{ id, providerRef: found.providerRef, state: found.state }] : [];
  });
}

const bookingOf = ({ providerRef, amount, state }: GatewayRefund): Booking => ({
  providerRef,
  amount,
  state: state === 'pending' ? 'pending' : 'succeeded',
});
const sum = (amounts: Money[]): Money => amounts.reduce((all, amount) => all + amount, 0);
