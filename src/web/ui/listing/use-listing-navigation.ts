import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

const PATIENCE_MS = 200;
const LISTING =
  /(?:^|\/)(?:all\/[^/]+(?:\/[^/]+)?|search|shop\/[^/]+|flash-sale\/\d+|[^/]+\/(?:products|brand|collection))$/;

/** Goes to the same listing with other filters or another order, without scrolling. */
export function useNarrowing(): (query: string) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (query) => void navigate(`${pathname}${query}`, { preventScrollReset: true });
}

/** True once another listing has been loading for more than a moment. */
export function useListingLoading(): boolean {
  const { state, location } = useNavigation();
  const coming = state === 'loading' && LISTING.test(location.pathname);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!coming) return setWaiting(false);
    const timer = setTimeout(() => setWaiting(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [coming]);
  return coming && waiting;
}
