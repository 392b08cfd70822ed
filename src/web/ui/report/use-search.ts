import { useEffect, useState } from 'react';

/**
 * What stands behind the `?` of the address, which no kept page knows; null until the page is
 * there.
 */
export function useSearch(): URLSearchParams | null {
  const [search, setSearch] = useState<URLSearchParams | null>(null);
  useEffect(() => setSearch(new URLSearchParams(location.search)), []);
  return search;
}
