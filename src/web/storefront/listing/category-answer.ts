// On the server: the market's answer about a category as its screen shows it.
import type { OutputOf } from '#contract/endpoint.ts';
import type { listingCalls } from '#contract/listing.ts';
import { crumbsOf, listingOf, type ListingRequest } from '#web/ui/listing/listing-request.ts';
import type { Crumb } from '#web/ui/navigation/breadcrumbs.tsx';
import { categoryPath } from '#web/ui/links.ts';
import type { Listing } from '#web/ui/listing/listing.ts';

export type CategoryAnswer = {
  name: string;
  /** For the window and search engines. */
  title: string;
  description: string;
  image: string;
  crumbs: Crumb[];
  parts: Crumb[];
  listing: Listing;
};

/**
 * Takes an answer that was asked by `sub_category`, so that it names what the category belongs to.
 */
export function categoryAnswer(
  language: string,
  asked: ListingRequest,
  found: OutputOf<typeof listingCalls.all>,
): CategoryAnswer {
  const { category, sub_category: within } = found;
  const top = within && within.category.slug !== within.slug ? within.category : null;
  const own = category ? [{ name: category.title, to: categoryPath(category, top) }] : [];
  return {
    name: category?.title ?? '',
    title: category?.meta_title || category?.title || '',
    description: category?.meta_description ?? '',
    image: category?.image ?? '',
    crumbs: crumbsOf(
      language,
      ...(top ? [{ name: top.title, to: categoryPath(top) }] : []),
      ...own,
    ),
    parts: (category?.child ?? []).map((child) => ({
      name: child.title,
      to: categoryPath(child, category),
    })),
    listing: listingOf(asked, found),
  };
}
