// How the directories describe themselves: all stores, all brands, all categories.
import type { RouterContextProvider } from 'react-router';
import { listed } from '#web/head/list-summary.ts';
import { describeList } from '#web/head/describe-list.ts';
import { crumbsOf } from '#web/ui/listing/listing-request.ts';
import { visitContext } from '#web/visit-context.ts';
import { sayIn } from '#words/say.ts';

const TITLES = {
  stores: 'listing.stores',
  brands: 'listing.brands',
  categories: 'listing.categories',
};
const SENTENCES = {
  stores: 'found.all-stores',
  brands: 'found.all-brands',
  categories: 'found.all-categories',
};

type Names = {
  of: keyof typeof TITLES;
  /** The query of its address, in its shortest form. */
  query: string;
  /** The names on this page. */
  names: { to: string; name: string; image: string }[];
  /** The number of all names. */
  count: number;
  page: number;
  /** The position of this page's first name in the whole list. */
  from: number | null;
  noindex?: boolean;
};

/** The title of a directory, its breadcrumbs, and its description. */
export async function describeNames(
  context: Readonly<RouterContextProvider>,
  { of, query, names, count, page, from, noindex = false }: Names,
) {
  const { language } = context.get(visitContext).reading;
  const say = sayIn(language);
  const title = say(TITLES[of]);
  const crumbs = crumbsOf(language, { name: title, to: `/${of}` });
  const list = listed(
    language,
    names.map(({ name }) => name),
  );
  const head = await describeList(context, (site) => ({
    path: `/${of}${query}`,
    title,
    crumbs,
    description: say(SENTENCES[of], { site: site.name, count, list }),
    noindex,
    items: names,
    images: [names[0]?.image],
    page,
    from: from ?? 1,
  }));
  return { title, crumbs, head };
}
