// One page of a list, as the API's pagination object (section 1.4).
export type ListPage<T> = {
  current_page: number;
  data: T[];
  first_page_url: string;
  from: number | null;
  last_page: number;
  last_page_url: string;
  links: { url: string | null; label: string; active: boolean }[];
  next_page_url: string | null;
  path: string;
  per_page: number;
  prev_page_url: string | null;
  to: number | null;
  total: number;
  /** Whether there are more than `total`; long lists are only counted up to a limit. */
  more: boolean;
};

/** The limit up to which long lists are counted. */
export const mostCounted = 10_000;

/** `page`: its number, from 1. `size`: rows a page. `path`: the call's address. */
type Place = { page: number; size: number; total: number; more?: boolean; path: string };

/** Takes the rows of the page, and its place in the whole list. */
export function listPage<T>(
  data: T[],
  { page, size, total, more = false, path }: Place,
): ListPage<T> {
  const last = Math.max(1, Math.ceil(total / size));
  const address = (number: number) => `${path}?page=${number}`;
  return {
    current_page: page,
    data,
    path,
    per_page: size,
    total,
    more,
    last_page: last,
    links: [],
    from: data.length ? (page - 1) * size + 1 : null,
    to: data.length ? (page - 1) * size + data.length : null,
    first_page_url: address(1),
    last_page_url: address(last),
    next_page_url: page < last ? address(page + 1) : null,
    prev_page_url: page > 1 ? address(page - 1) : null,
  };
}
