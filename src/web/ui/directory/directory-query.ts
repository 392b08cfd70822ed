import { pageIn } from '#web/ui/listing/listing.ts';

/** The query of a directory: words of the names, or else their first letter. */
export type DirectoryQuery = { q: string; letter: string; page: number };

const LONGEST = 200;

export function directoryIn(query: URLSearchParams): DirectoryQuery {
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST);
  const [letter = ''] = q ? [] : (query.get('letter') ?? '').trim().toUpperCase();
  return { q, letter, page: pageIn(query) };
}

/** The shortest query for it. */
export function directoryQuery({ q, letter, page }: DirectoryQuery): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (letter) query.set('letter', letter);
  if (page > 1) query.set('page', String(page));
  return query.size ? `?${query}` : '';
}
