import type { Route } from './+types/store-page';
import { endpoints } from '#contract/endpoints.ts';
import { readStorePage } from '#market/catalogue/read-store-page.ts';
import { sayIn } from '#words/say.ts';
import { orNotFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf, listingOf } from '#web/ui/listing/listing-request.ts';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import { describeListing } from '#web/head/describe-list.ts';
import { storeThing } from '#web/head/store-thing.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { filterCount } from '#web/ui/listing/listing.ts';
import { NarrowedList } from '#web/ui/listing/narrowed-list.tsx';
import { StoreFeatured } from '#web/storefront/store/store-featured.tsx';
import { StoreHeader } from '#web/storefront/store/store-header.tsx';
import { tileCard } from '#web/ui/product/tile-card.ts';
import { whatsappAddress } from '#web/ui/whatsapp-address.ts';
import { storePath } from '#web/ui/links.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const listingRequest = listingRequestOf(request);
  const {
    store,
    review: rating,
    reviews,
    featured,
    ...found
  } = await orNotFound(
    reading.language,
    readStorePage(
      reading,
      readQuery(endpoints['store.find'].input, listingRequest.request, {
        slug: params.slug,
        sortby: listingRequest.applied.sort,
        sidebar_data: true,
        required_rating: true,
      }),
    ),
  );
  const { id, name, image, cover, about, policies, city, created_at } = store;
  const { product_count, away_until, trader, score, new_store } = store;
  const whatsapp = whatsappAddress(store);
  const shown = {
    id,
    name,
    image,
    cover,
    about,
    policies,
    city,
    created_at,
    product_count,
    away_until,
    trader,
    score,
    new_store,
    rating,
    reviews,
    whatsapp,
  };
  const crumbs = crumbsOf(
    reading.language,
    { name: sayIn(reading.language)('listing.stores'), to: '/stores' },
    { name, to: storePath(store) },
  );
  const listing = listingOf(listingRequest, found, { of_store: store.slug });
  const head = await describeListing(context, {
    title: store.meta_title || name,
    description: store.meta_description || about,
    images: [cover || image],
    type: 'profile',
    crumbs,
    listing,
    things: (site) => [storeThing(site, store, { rating, reviews })],
  });
  return { store: shown, featured: featured.map(tileCard), crumbs, listing, head };
}

export const meta: Route.MetaFunction = headMeta;

export default function Shop({ loaderData }: Route.ComponentProps) {
  const { store, featured, crumbs, listing } = loaderData;
  return (
    <div className="shell pt-3">
      <ListingBreadcrumbs crumbs={crumbs} />
      <StoreHeader store={store} />
      {filterCount(listing) === 0 && <StoreFeatured cards={featured} />}
      <NarrowedList listing={listing} of={String(store.id)} />
    </div>
  );
}
