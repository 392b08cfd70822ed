// What remembers which search led to a product comes when a search did: few pages need it.
import type { SearchOutcome } from '#contract/search.ts';

/** Under this the tab keeps it. */
export const FOUND_BY = 'found-by';

type FoundBy = typeof import('#web/ui/product/found-by.ts');

/** Tells of products that they were put into the cart or ordered, if a search led to them. */
export const tellFound = (products: number[], outcome: SearchOutcome): Promise<void> =>
  withFoundBy(
    () => sessionStorage.getItem(FOUND_BY) !== null,
    ({ tellOutcome }) => new Set(products).forEach((one) => tellOutcome(one, outcome)),
  );

/** Notes which search a page was opened from in a tab of its own, before it was alive. */
export const noteArrival = (product: number): Promise<void> =>
  withFoundBy(
    () => document.referrer.includes('/search?'),
    ({ rememberArrival }) => rememberArrival(product),
  );

export const forgetFound = (): void => sessionStorage.removeItem(FOUND_BY);

async function withFoundBy(isNeeded: () => boolean, use: (of: FoundBy) => void): Promise<void> {
  try {
    if (isNeeded()) use(await import('#web/ui/product/found-by.ts'));
  } catch {
    // a browser that keeps nothing, or no network: it is not counted then
  }
}
