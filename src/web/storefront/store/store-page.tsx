import type { Route } from './+types/store-page';
import { endpoints } from '#contract/endpoints.ts';
import { readStorePage } from '#market/catalogue/read-store-page.ts';
import { orNotFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf, listingOf } from '#web/ui/listing/listing-request.ts';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import { tellListing } from '#web/head/tell-list.ts';
import { storeThing } from '#web/head/store-thing.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { ListingResults } from '#web/ui/listing/listing-results.tsx';
import { SortForm } from '#web/ui/listing/sort-form.tsx';
import { StoreHeader } from '#web/storefront/store/store-header.tsx';
import { whatsappAddress } from '#web/ui/whatsapp-address.ts';
import { storePath } from '#web/ui/links.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const asked = listingRequestOf(request);
  const {
    store,
    review: rating,
    reviews,
    result,
  } = await orNotFound(
    reading.language,
    readStorePage(
      reading,
      readQuery(endpoints['store.find'].input, asked.request, {
        slug: params.slug,
        sortby: asked.applied.sort,
        required_rating: true,
      }),
    ),
  );
  const { id, name, image, about, city, created_at, product_count } = store;
  const whatsapp = whatsappAddress(store);
  const shown = {
    id,
    name,
    image,
    about,
    city,
    created_at,
    product_count,
    rating,
    reviews,
    whatsapp,
  };
  const crumbs = crumbsOf(reading.language, { name, to: storePath(store) });
  const listing = listingOf(asked, { result });
  const head = await tellListing(context, {
    title: store.meta_title || name,
    description: store.meta_description || about,
    images: [image],
    type: 'profile',
    crumbs,
    listing,
    things: (site) => [storeThing(site, store, { rating, reviews })],
  });
  return { store: shown, crumbs, listing, head };
}

export const meta: Route.MetaFunction = headMeta;

export default function Shop({ loaderData: { store, crumbs, listing } }: Route.ComponentProps) {
  return (
    <div className="shell pt-3">
      <ListingBreadcrumbs crumbs={crumbs} />
      <StoreHeader store={store} />
      <div className="mb-4 flex">
        <SortForm scope={listing.scope} applied={listing.applied} />
      </div>
      <ListingResults listing={listing} />
    </div>
  );
}
