// What a list shows stands in the address: going back, reloading and sending it to somebody keep it.
import { useSearchParams } from 'react-router';

export type ListState = { q: string; view: string; sort: string; page: number };

/** The state of the list at this address, and how it changes; a change begins at the first page. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [query, setQuery] = useSearchParams();
  const state = {
    q: query.get('q') ?? '',
    view: query.get('view') ?? '',
    sort: query.get('sort') ?? '',
    page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
  };
  const change = (changes: Partial<ListState>) => {
    const next = { ...state, page: 1, ...changes };
    const said = Object.entries(next).filter(
      ([name, value]) => value !== '' && !(name === 'page' && value === 1),
    );
    setQuery(new URLSearchParams(said.map(([name, value]) => [name, String(value)])), {
      replace: changes.q !== undefined,
    });
  };
  return [state, change];
}

/** What a list is asked for: nothing that was not said. */
export const askedOf = ({ q, view, sort, page }: ListState) => ({
  q,
  page,
  ...(view ? { view } : {}),
  ...(sort ? { sort } : {}),
});
