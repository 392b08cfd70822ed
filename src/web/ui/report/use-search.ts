import { useEffect, useState } from 'react';

/** The query of the address, which no cached page knows; null until the page is hydrated. */
export function useSearch(): URLSearchParams | null {
  const [search, setSearch] = useState<URLSearchParams | null>(null);
  useEffect(() => setSearch(new URLSearchParams(location.search)), []);
  return search;
}
