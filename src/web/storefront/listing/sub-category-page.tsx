import { redirect } from 'react-router';
import type { Route } from './+types/sub-category-page';
import { endpoints } from '#contract/endpoints.ts';
import { readAll } from '#market/catalogue/read-products.ts';
import { orNotFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf } from '#web/ui/listing/listing-request.ts';
import { addressOf, categoryAnswer, pathOf } from '#web/storefront/listing/category-answer.ts';
import { CategoryScreen } from '#web/storefront/listing/category-screen.tsx';
import { describeListing } from '#web/head/describe-list.ts';
import { headMeta } from '#web/ui/page-head.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const listingRequest = listingRequestOf(request);
  const found = await orNotFound(
    reading.language,
    readAll(
      reading,
      readQuery(endpoints['listing.all'].input, listingRequest.request, {
        ...listingRequest.fixed,
        sub_category: params.subCategory,
      }),
    ),
  );
  const { shown, described } = categoryAnswer(reading.language, listingRequest, found);
  const here = [params.category, params.subCategory].map(encodeURIComponent).join('/');
  if (pathOf(shown) !== `/all/${here}`) throw redirect(addressOf(shown, listingRequest), 301);
  return { ...shown, head: await describeListing(context, { ...shown, ...described }) };
}

export const meta: Route.MetaFunction = headMeta;

export default function SubCategory({ loaderData }: Route.ComponentProps) {
  return <CategoryScreen answer={loaderData} />;
}
