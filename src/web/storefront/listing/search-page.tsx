import type { Route } from './+types/search-page';
import { useTranslations } from 'use-intl';
import { endpoints } from '#contract/endpoints.ts';
import { readNearCategories } from '#market/catalogue/read-near-categories.ts';
import { readPopular } from '#market/catalogue/read-popular.ts';
import { readProducts } from '#market/catalogue/read-products.ts';
import { sayIn } from '#words/say.ts';
import { readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf, listingOf } from '#web/ui/listing/listing-request.ts';
import { filterCount } from '#web/ui/listing/listing.ts';
import { TileGrid } from '#web/ui/product/tile-grid.tsx';
import { describeListing } from '#web/head/describe-list.ts';
import { categoryPath } from '#web/ui/links.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { ListingScreen } from '#web/storefront/listing/listing-screen.tsx';
import { LinkChips } from '#web/storefront/listing/link-chips.tsx';
import { SearchNote } from '#web/storefront/listing/search-note.tsx';
import { useFoundBy } from '#web/storefront/listing/use-found-by.ts';

/** The number of near categories, shown with popular products if nothing was found. */
const NEAR = 8;
const POPULAR = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const listingRequest = listingRequestOf(request, ['q', 'exact', 'within']);
  const { sort } = listingRequest.applied;
  // search results have their own order: the most relevant first
  const fixed = { ...listingRequest.fixed, ...(sort === 'featured' && { sortby: undefined }) };
  const input = readQuery(endpoints['listing.products'].input, listingRequest.request, fixed);
  const found = await readProducts(reading, input);
  const say = sayIn(reading.language);
  const text = found.search?.showing ?? input.q;
  const within = input.q && found.source ? found.source.title : null;
  const title = !input.q
    ? say('listing.all-products')
    : within === null
      ? say('listing.results', { text })
      : say('listing.results-within', { text, category: within });
  const crumbs = crumbsOf(reading.language, { name: say('listing.search'), to: '/search' });
  const { q, ...rest } = listingRequest.scope;
  const scope = q ? { q, ...rest } : {};
  const listing = listingOf({ ...listingRequest, scope }, found);
  const isEmpty = listing.total === 0 && filterCount(listing) === 0;
  const popular = isEmpty ? await readPopular(reading, POPULAR) : [];
  const near = isEmpty && input.q ? await readNearCategories(reading, input.q, NEAR) : [];
  const head = await describeListing(context, { title, crumbs, listing, noindex: true });
  const { search } = found;
  return { title, crumbs, listing, head, near, popular, search, within };
}

export const meta: Route.MetaFunction = headMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  const { search, near, popular, within, ...shown } = loaderData;
  const t = useTranslations('listing');
  useFoundBy();
  return (
    <>
      <ListingScreen {...shown}>
        {search && (
          <SearchNote search={search} found={shown.listing.total > 0} within={within !== null} />
        )}
      </ListingScreen>
      {near.length > 0 && (
        <section className="shell mt-8">
          <h2 className="mb-3 text-xl">{t('near')}</h2>
          <LinkChips
            label={t('near')}
            chips={near.map((one) => ({ name: one.title, to: categoryPath(one, one.top) }))}
          />
        </section>
      )}
      {popular.length > 0 && (
        <section className="shell mt-8" aria-labelledby="popular">
          <h2 id="popular" className="mb-4 text-xl">
            {t('popular')}
          </h2>
          <TileGrid cards={popular} store />
        </section>
      )}
    </>
  );
}
