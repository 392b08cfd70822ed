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
 * The choices whose names say what is typed; null where nothing is. Those that the page does not
 * have are asked for; until they come, and where they cannot, the ones that it has.
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
  // those of before another tick stay until their new counts are there
  if (elsewhere && answer?.find === find) return answer.choices;
  const words = foldedWords(find);
  return choices.filter(({ title }) => words.every((word) => fold(title).includes(word)));
}
