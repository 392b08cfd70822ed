// What the address asks of an own list: which page, sorted how, containing what.
import { useSearchParams } from 'react-router';

export type Asked = { page: number; sort: string; q: string };

export function useAsked(): Asked {
  const [query] = useSearchParams();
  return {
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    sort: query.get('sort') ?? '',
    q: query.get('q')?.trim() ?? '',
  };
}

export function askedPath(path: string, { page, sort, q }: Asked): string {
  const query = new URLSearchParams({
    ...(sort ? { sort } : {}),
    ...(q ? { q } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size ? `${path}?${query}` : path;
}
