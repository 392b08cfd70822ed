import type { Route } from './+types/store-page';
import { endpoints } from '#contract/endpoints.ts';
import { readStorePage } from '#market/catalogue/read-store-page.ts';
import { orNotFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf, listingOf } from '#web/ui/listing/listing-request.ts';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import { listingMeta } from '#web/ui/listing/listing-meta.ts';
import { ListingResults } from '#web/ui/listing/listing-results.tsx';
import { SortForm } from '#web/ui/listing/sort-form.tsx';
import { StoreHeader } from '#web/storefront/store/store-header.tsx';
import { whatsappAddress } from '#web/ui/whatsapp-address.ts';
import { storePath } from '#web/ui/links.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const asked = listingRequestOf(request);
  const { store, review, result } = await orNotFound(
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
  return {
    store: { id, name, image, about, city, created_at, product_count, rating: review, whatsapp },
    title: store.meta_title || name,
    description: store.meta_description || about,
    image,
    crumbs: crumbsOf(reading.language, { name, to: storePath(store) }),
    listing: listingOf(asked, { result }),
  };
}

export const meta: Route.MetaFunction = (args) => listingMeta(args, args.loaderData);

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
