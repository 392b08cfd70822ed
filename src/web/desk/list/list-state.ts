// The address holds the state of a list, so going back, reloading and sharing the link keep it.
import { useSearchParams } from 'react-router';

export type ListState = {
  q: string;
  view: string;
  sort: string;
  page: number;
  /** Its other filters, by name; empty: off. */
  filters: Record<string, string>;
};
/** Changes the given parts; other filters stay. */
export type ListChange = (change: Partial<ListState>) => void;

/**
 * The state of the list at this address, with these filters, and a function to change it; a change
 * goes to the first page.
 */
export function useListState(names: string[]): [ListState, ListChange] {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Partial<ListState>) => {
    // the address may be newer than the screen, so the latest choice is kept
    const now = stateOf(new URLSearchParams(location.search), names);
    const { filters, ...next } = { ...now, page: 1, ...changes };
    const params = Object.entries({ ...next, ...now.filters, ...filters }).filter(
      ([name, value]) => value !== '' && !(name === 'page' && value === 1),
    );
    setQuery(new URLSearchParams(params.map(([name, value]) => [name, String(value)])), {
      replace: changes.q !== undefined,
    });
  };
  return [stateOf(query, names), change];
}

const stateOf = (query: URLSearchParams, names: string[]): ListState => ({
  q: query.get('q') ?? '',
  view: query.get('view') ?? '',
  sort: query.get('sort') ?? '',
  page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
  filters: Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])),
});

/** All of these filters, switched off. */
export const noneOf = ({ filters }: ListState): ListState['filters'] =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, '']));

/** The query of a list, without empty values. */
export const listQueryOf = ({ q, view, sort, page, filters }: ListState) => ({
  q,
  page,
  ...(view ? { view } : {}),
  ...(sort ? { sort } : {}),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
});
