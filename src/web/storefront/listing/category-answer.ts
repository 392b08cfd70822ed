// On the server: the market's data of a category, in the form for its screen.
import type { OutputOf } from '#contract/endpoint.ts';
import type { listingCalls } from '#contract/listing.ts';
import { crumbsOf, listingOf, type ListingRequest } from '#web/ui/listing/listing-request.ts';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import { categoryPath } from '#web/ui/links.ts';
import { pathsOf } from '#web/head/paths-of.ts';
import { listingQuery, type Listing } from '#web/ui/listing/listing.ts';

export type CategoryAnswer = { name: string; crumbs: Crumb[]; parts: Crumb[]; listing: Listing };
/** Data that only the page's head needs. */
type CategoryHead = {
  title: string;
  description: string;
  images: string[];
  paths: Record<string, string>;
};

/** Takes an answer requested with `sub_category`, which therefore names the parent category. */
export function categoryAnswer(
  language: string,
  listingRequest: ListingRequest,
  found: OutputOf<typeof listingCalls.all>,
): { shown: CategoryAnswer; described: CategoryHead } {
  const { category, sub_category: within } = found;
  const top = within && within.category.slug !== within.slug ? within.category : null;
  const own = category ? [{ name: category.title, to: categoryPath(category, top) }] : [];
  const name = category?.title ?? '';
  const shown: CategoryAnswer = {
    name,
    crumbs: crumbsOf(
      language,
      ...(top ? [{ name: top.title, to: categoryPath(top) }] : []),
      ...own,
    ),
    parts: (category?.child ?? []).map((child) => ({
      name: child.title,
      to: categoryPath(child, category),
    })),
    listing: listingOf(listingRequest, found, { sub_category: category?.slug ?? '' }),
  };
  const described = {
    // several parents may have a category of the same name
    title: category?.meta_title || (top ? `${name} · ${top.title}` : name),
    description: category?.meta_description ?? '',
    images: [category?.image ?? ''],
    paths: pathsOf(within?.slugs, (slug, code) =>
      categoryPath({ slug }, top && { slug: top.slugs[code] ?? top.slug }),
    ),
  };
  return { shown, described };
}

/** The category's path in the language of the page. */
export const pathOf = ({ crumbs }: Pick<CategoryAnswer, 'crumbs'>): string =>
  crumbs.at(-1)?.to ?? '/categories';

/** The same, with the filters and page of the request. */
export const addressOf = (shown: CategoryAnswer, { applied, page }: ListingRequest): string =>
  pathOf(shown) + listingQuery({}, applied, page);
