import type { Route } from './+types/search-page';
import { endpoints } from '#contract/endpoints.ts';
import { readProducts } from '#market/catalogue/read-products.ts';
import { sayIn } from '#words/say.ts';
import { readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf, listingOf } from '#web/ui/listing/listing-request.ts';
import { tellListing } from '#web/head/tell-list.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { ListingScreen } from '#web/storefront/listing/listing-screen.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const asked = listingRequestOf(request, ['q']);
  const input = readQuery(endpoints['listing.products'].input, asked.request, asked.fixed);
  const found = await readProducts(reading, input);
  const say = sayIn(reading.language);
  const title = input.q ? say('listing.results', { text: input.q }) : say('listing.all-products');
  const crumbs = crumbsOf(reading.language, { name: say('listing.search'), to: '/search' });
  const listing = listingOf({ ...asked, scope: input.q ? { q: input.q } : {} }, found);
  const head = await tellListing(context, { title, crumbs, listing, noindex: true });
  return { title, crumbs, listing, head };
}

export const meta: Route.MetaFunction = headMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ListingScreen {...loaderData} />;
}
