// Loads the search record only after a search, because few pages need it.
import type { SearchOutcome } from '#contract/search.ts';
import { FOUND_BY } from '#web/ui/recent-searches.ts';

/** Reports that products were put into the cart or ordered, if a search led to them. */
export async function reportFound(products: number[], outcome: SearchOutcome): Promise<void> {
  try {
    if (sessionStorage.getItem(FOUND_BY))
      (await import('#web/ui/product/found-by.ts')).reportOutcomes(products, outcome);
  } catch {
    // without storage or network, it is not counted
  }
}
