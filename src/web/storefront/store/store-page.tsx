import type { Route } from './+types/store-page';
import { endpoints } from '#contract/endpoints.ts';
import { readStorePage } from '#market/catalogue/read-store-page.ts';
import { orNotFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf, listingOf } from '#web/ui/listing/listing-request.ts';
import { CrumbTrail } from '#web/ui/listing/crumbs.tsx';
import { listingMeta } from '#web/ui/listing/listing-meta.ts';
import { ListingResults } from '#web/ui/listing/listing-results.tsx';
import { SortForm } from '#web/ui/listing/sort-form.tsx';
import { StoreHeader } from '#web/storefront/store/store-header.tsx';
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
  const whatsapp =
    store.whatsapp_btn && store.whatsapp_number
      ? `https://wa.me/${store.whatsapp_number.replace(/\D/g, '')}?text=${encodeURIComponent(store.whatsapp_default_msg)}`
      : '';
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
      <CrumbTrail crumbs={crumbs} />
      <StoreHeader store={store} />
      <div className="mb-4 flex">
        <SortForm scope={listing.scope} applied={listing.applied} />
      </div>
      <ListingResults listing={listing} />
    </div>
  );
}
