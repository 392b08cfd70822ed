import { data, redirect } from 'react-router';
import type { Route } from './+types/brand-page';
import { endpoints } from '#contract/endpoints.ts';
import { readBrand } from '#market/catalogue/read-brands.ts';
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
import { brandPath } from '#web/ui/links.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { listingQuery } from '#web/ui/listing/listing.ts';
import { ListingScreen } from '#web/storefront/listing/listing-screen.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const listingRequest = listingRequestOf(request, ['brand']);
  const input = readQuery(endpoints['listing.products'].input, listingRequest.request, {
    ...listingRequest.fixed,
    sidebar_data: false,
  });
  if (!input.brand) throw notFound();
  const [id = 0] = input.brand;
  const brand = await readBrand(reading, id);
  if (brand && brand.id !== id) throw redirect(brandPath(brand), 301);
  const pathIn = (slug: string) => `/${encodeURIComponent(slug)}/brand`;
  const own = pathIn(brand?.slug ?? params.main);
  if (own !== pathIn(params.main))
    throw redirect(
      `${own}${listingQuery(listingRequest.scope, listingRequest.applied, listingRequest.page)}`,
      301,
    );
  const filter = await narrowed(reading, {}, input);
  const [found, sidebar, sells] = await Promise.all([
    readProducts(reading, input),
    readSidebar(reading, { scope: { brands: filter.brands }, filter }),
    hasProducts(reading, { brands: [id] }),
  ]);
  const say = sayIn(reading.language);
  const title = brand?.title ?? say('listing.brand');
  const crumbs = crumbsOf(
    reading.language,
    { name: say('listing.brands'), to: '/brands' },
    { name: title, to: `${own}?brand=${listingRequest.scope.brand}` },
  );
  const listing = listingOf(listingRequest, { ...found, ...sidebar, brands: null });
  const paths = pathsOf(brand?.slugs, pathIn);
  const images = [brand?.image];
  const head = await describeListing(context, { title, crumbs, listing, images, paths });
  return data({ title, crumbs, listing, head }, { status: sells && brand ? 200 : 404 });
}

export const meta: Route.MetaFunction = headMeta;

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
