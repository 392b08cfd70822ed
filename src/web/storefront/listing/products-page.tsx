import { redirect } from 'react-router';
import type { Route } from './+types/products-page';
import { endpoints } from '#contract/endpoints.ts';
import { readProducts } from '#market/catalogue/read-products.ts';
import { sayIn } from '#words/say.ts';
import { readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf, listingOf } from '#web/ui/listing/listing-request.ts';
import { describeListing } from '#web/head/describe-list.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { listingQuery, namedSources } from '#web/ui/listing/listing.ts';
import { ListingScreen } from '#web/storefront/listing/listing-screen.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const listingRequest = listingRequestOf(request, ['home_spm', 'banner', ...namedSources]);
  const found = await readProducts(
    reading,
    readQuery(endpoints['listing.products'].input, listingRequest.request, listingRequest.fixed),
  );
  const { source } = found;
  const scope = source ? listingRequest.scope : {};
  const own = `/${encodeURIComponent(source?.slug ?? 'all')}/products`;
  if (own !== `/${encodeURIComponent(params.main)}/products`)
    throw redirect(
      `${own}${listingQuery(scope, listingRequest.applied, listingRequest.page)}`,
      301,
    );
  const title = source?.title ?? sayIn(reading.language)('listing.all-products');
  const crumbs = crumbsOf(reading.language, { name: title, to: own });
  const listing = listingOf({ ...listingRequest, scope }, found);
  const head = await describeListing(context, { title, crumbs, listing });
  return { title, crumbs, listing, head };
}

export const meta: Route.MetaFunction = headMeta;

export default function Products({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
