// What a list shows stands in the address: going back, reloading and sending it to somebody keep
// it.
import { useSearchParams } from 'react-router';

export type ListState = {
  q: string;
  view: string;
  sort: string;
  page: number;
  /** What else it is narrowed to, by the names of its filters; empty: not by that one. */
  filters: Record<string, string>;
};
/** Changes the given parts; filters that are not given stay. */
export type ListChange = (change: Partial<ListState>) => void;

/**
 * The state of the list at this address, with these filters, and how it changes; a change begins at
 * the first page.
 */
export function useListState(names: string[]): [ListState, ListChange] {
  const [query, setQuery] = useSearchParams();
  const change = (changes: Partial<ListState>) => {
    // the address is ahead of what is drawn: what was chosen a moment ago stays chosen
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

/** Each of these filters taken away. */
export const noneOf = ({ filters }: ListState): ListState['filters'] =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, '']));

/** The query of a list, without anything that is empty. */
export const listQueryOf = ({ q, view, sort, page, filters }: ListState) => ({
  q,
  page,
  ...(view ? { view } : {}),
  ...(sort ? { sort } : {}),
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
});
