// A shipping place: where a rule ships to, at what price and in how many days.
export type Place = { id: number; country: string; state: string };

/**
 * The place of a rule that applies to an address: its state comes before its country, its country
 * before “everywhere”; null when the rule does not ship there.
 */
export function placeFor<P extends Place>(
  places: P[],
  address: { country: string; state: string },
): P | null {
  return (
    places.find(
      ({ country, state }) =>
        country === address.country && state === address.state && state !== 'ALL',
    ) ??
    places.find(({ country, state }) => country === address.country && state === 'ALL') ??
    places.find(({ country }) => country === 'ALL') ??
    null
  );
}
