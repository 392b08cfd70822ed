import { data, redirect } from 'react-router';
import type { Route } from './+types/collection-page';
import { endpoints } from '#contract/endpoints.ts';
import { readCollection } from '#market/catalogue/read-collection.ts';
import { hasProducts } from '#market/catalogue/read-listing.ts';
import { narrowed, readProducts } from '#market/catalogue/read-products.ts';
import { readSidebar } from '#market/catalogue/read-sidebar.ts';
import { sayIn } from '#words/say.ts';
import { notFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf, listingOf } from '#web/ui/listing/listing-request.ts';
import { pathsOf } from '#web/head/paths-of.ts';
import { describeListing } from '#web/head/describe-list.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { listingQuery } from '#web/ui/listing/listing.ts';
import { ListingScreen } from '#web/storefront/listing/listing-screen.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const listingRequest = listingRequestOf(request, ['collection']);
  const input = readQuery(endpoints['listing.products'].input, listingRequest.request, {
    ...listingRequest.fixed,
    sidebar_data: false,
  });
  if (!input.collection) throw notFound();
  const [id = 0] = input.collection;
  const collection = await readCollection(reading, id);
  const pathIn = (slug: string) => `/${encodeURIComponent(slug)}/collection`;
  const own = pathIn(collection?.slug ?? params.main);
  if (own !== pathIn(params.main))
    throw redirect(
      `${own}${listingQuery(listingRequest.scope, listingRequest.applied, listingRequest.page)}`,
      301,
    );
  const filter = await narrowed(reading, {}, input);
  const { collections } = filter;
  const first = collections?.filter((one) => one.id === id) ?? [];
  const [found, sidebar, sells] = await Promise.all([
    readProducts(reading, input),
    readSidebar(reading, { scope: { collections }, filter }),
    hasProducts(reading, { collections: first }),
  ]);
  const title = collection?.title ?? sayIn(reading.language)('listing.collection');
  const crumbs = crumbsOf(reading.language, {
    name: title,
    to: `${own}?collection=${listingRequest.scope.collection}`,
  });
  const listing = listingOf(listingRequest, { ...found, ...sidebar, collections: null });
  const paths = pathsOf(collection?.slugs, pathIn);
  const head = await describeListing(context, { title, crumbs, listing, paths });
  return data({ title, crumbs, listing, head }, { status: sells ? 200 : 404 });
}

export const meta: Route.MetaFunction = headMeta;

export default function Collection({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
