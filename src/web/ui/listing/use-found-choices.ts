import { useEffect, useState } from 'react';
import { foldedWords, fold } from '#base/fold.ts';
import { call } from '#web/ui/api.ts';
import {
  byTitle,
  listingQuery,
  type Choice,
  type List,
  type Listing,
} from '#web/ui/listing/listing.ts';

const PAUSE_MS = 200;

type ChoicesQuery = { listing: Listing; name: List; choices: Choice[]; typed: string };

/**
 * The choices whose names contain the typed text; null if there is none. Asks the server for those
 * that the page lacks; until they arrive, or if that fails, those of the page.
 */
export function useFoundChoices({ listing, name, choices, typed }: ChoicesQuery): Choice[] | null {
  const find = typed.trim();
  const { scope, applied, of, longer } = listing;
  const elsewhere = find !== '' && longer.includes(name);
  const query = listingQuery(scope, { ...applied, sort: 'featured' });
  const inputKey = JSON.stringify({
    ...Object.fromEntries(new URLSearchParams(query)),
    ...of,
    find,
  });
  const [answer, setAnswer] = useState<{ find: string; choices: Choice[] } | null>(null);
  useEffect(() => {
    if (!elsewhere) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const found = await call('listing.choices', { ...JSON.parse(inputKey), facet: name });
      if (isWanted && found.ok)
        setAnswer({ find, choices: byTitle(found.data.choices, found.data.about) });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [elsewhere, inputKey, find, name]);
  if (!find) return null;
  // results from before another filter stay until the new counts arrive
  if (elsewhere && answer?.find === find) return answer.choices;
  const words = foldedWords(find);
  return choices.filter(({ title }) => words.every((word) => fold(title).includes(word)));
}
