import { useEffect, useState } from 'react';

type Link = { email: string; word: string };

/**
 * What the link of a letter about a forgotten password carries behind the `#`, or null. It is
 * removed from the address at once, so that it is in no history and is not copied along.
 */
export function useResetLink(): { found: Link | null; leave: () => void } {
  const [found, setFound] = useState<Link | null>(null);
  useEffect(() => {
    const read = () => {
      const params = new URLSearchParams(location.hash.slice(1));
      const email = params.get('email');
      const word = params.get('word');
      if (!email || !word) return;
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
      setFound({ email, word });
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return { found, leave: () => setFound(null) };
}
