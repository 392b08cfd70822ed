import { data } from 'react-router';
import type { Route } from './+types/brand';
import { endpoints } from '#contract/endpoints.ts';
import { readProducts } from '#market/catalogue/read-products.ts';
import { readSidebar } from '#market/catalogue/read-sidebar.ts';
import { sayIn } from '#words/say.ts';
import { notFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/listing-words.client.ts';
import { askOf, crumbsOf, listingOf } from '#web/ui/listing/ask.ts';
import { listingMeta } from '#web/ui/listing/listing-meta.ts';
import { ListingPage } from '#web/ui/listing/listing-page.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const asked = askOf(request, ['brand']);
  const input = readQuery(endpoints.products.input, asked.request, { ...asked.fixed, sidebar_data: false });
  if (!input.brand) throw notFound();
  const [found, sidebar] = await Promise.all([readProducts(reading, input), readSidebar(reading, { brands: input.brand })]);
  const brand = sidebar.brands?.find(({ id }) => id === input.brand?.[0]);
  const say = sayIn(reading.language);
  const title = brand?.title ?? say('listing.brand');
  const crumbs = crumbsOf(reading.language, { name: say('listing.brands'), to: '/brands' }, { name: title, to: `/${params.main}/brand?brand=${asked.scope.brand}` });
  return data({ title, crumbs, listing: listingOf(asked, { ...found, ...sidebar, brands: null }) }, { status: brand ? 200 : 404 });
}

export const meta: Route.MetaFunction = (args) => listingMeta(args, args.loaderData);

export default function Brand({ loaderData }: Route.ComponentProps) {
  return <ListingPage {...loaderData} />;
}
