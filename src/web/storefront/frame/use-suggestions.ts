import { useEffect, useState, type ComponentType } from 'react';
import type { Suggestion } from '#web/storefront/frame/search-suggestions.ts';
import type { SuggestionListProps } from '#web/storefront/frame/suggestion-list.tsx';
import { recentSearches } from '#web/ui/recent-searches.ts';

const PAUSE_MS = 700;

type Shown = {
  /** The text that they are for; empty: earlier searches. */
  text: string;
  list: Suggestion[];
  SuggestionList: ComponentType<SuggestionListProps>;
};

/**
 * The suggestions and their popup: loaded with the first letters, because most pages never need
 * them.
 */
const partsOf = () =>
  Promise.all([
    import('#web/storefront/frame/search-suggestions.ts'),
    import('#web/storefront/frame/suggestion-list.tsx'),
  ]);

/**
 * The suggestions for a typed text, a moment after the last letter (at once if cached); for an
 * empty one, earlier searches. `at`: the highlighted one.
 */
export function useSuggestions(text: string, open: boolean) {
  const [found, setFound] = useState<Shown | null>(null);
  const [at, setAt] = useState(-1);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!open) return;
    const wanted = text.trim();
    const stop = new AbortController();
    const ask = async () => {
      const [{ askSuggestions, knownFor, recentOf }, { SuggestionList }] = await partsOf();
      const known = wanted === '' ? recentSearches().map(recentOf) : knownFor(wanted);
      if (!known) await pause(PAUSE_MS, stop.signal);
      const list = known ?? (await askSuggestions(wanted, stop.signal));
      if (!list || stop.signal.aborted) return;
      setFound({ text: wanted, list, SuggestionList });
      setAt((now) => Math.min(wanted === '' ? now : -1, list.length - 1));
    };
    void ask().catch(() => {});
    return () => stop.abort();
  }, [text, open, turn]);
  return { found, at, point: setAt, refresh: () => setTurn((before) => before + 1) };
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('left'));
    });
  });
