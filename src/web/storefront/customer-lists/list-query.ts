// The query of a customer's list in the address: page, order, search.
import { useSearchParams } from 'react-router';

export type ListQuery = { page: number; sort: string; q: string };

export function useListQuery(): ListQuery {
  const [query] = useSearchParams();
  return {
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    sort: query.get('sort') ?? '',
    q: query.get('q')?.trim() ?? '',
  };
}

export function listPath(path: string, { page, sort, q }: ListQuery): string {
  const query = new URLSearchParams({
    ...(sort ? { sort } : {}),
    ...(q ? { q } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size ? `${path}?${query}` : path;
}
