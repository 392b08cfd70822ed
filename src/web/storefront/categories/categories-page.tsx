import { Link } from 'react-router';
import type { Route } from './+types/categories-page';
import { endpoints } from '#contract/endpoints.ts';
import { readCategoryPage, readCategoryRows } from '#market/catalogue/read-categories.ts';
import { notFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf } from '#web/ui/listing/listing-request.ts';
import { describeNames } from '#web/head/describe-names.ts';
import { NamesPage } from '#web/ui/directory/names-page.tsx';
import { ListingPager } from '#web/ui/listing/listing-pager.tsx';
import { categoryPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { headMeta } from '#web/ui/page-head.ts';

/** The query of a page's address. */
const queryOf = (page: number): string => (page > 1 ? `?page=${page}` : '');
const PART = 'inline-flex min-h-8 items-center hover:text-primary hover:underline';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const { page } = readQuery(endpoints['category.all'].input, listingRequestOf(request).request);
  const [found, rows] = await Promise.all([
    readCategoryPage(reading, page),
    readCategoryRows(reading),
  ]);
  if (found.data.length === 0 && page > 1) throw notFound();
  const categories = found.data.map((top) => ({
    ...top,
    children: rows
      .filter(({ parent }) => parent === top.id)
      .map(({ id, title: name, slug }) => ({ id, title: name, slug })),
  }));
  const described = await describeNames(context, {
    of: 'categories',
    query: queryOf(page),
    names: categories.map((top) => ({ to: categoryPath(top), name: top.title, image: top.image })),
    count: rows.length,
    page,
    from: found.from,
  });
  return { ...described, categories, page, pages: found.last_page };
}

export const meta: Route.MetaFunction = headMeta;

export default function Categories({
  loaderData: { title, crumbs, categories, page, pages },
}: Route.ComponentProps) {
  return (
    <NamesPage title={title} crumbs={crumbs}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {categories.map((category, at) => (
          <li key={category.id} className="card flex gap-4 p-4">
            <Link to={categoryPath(category)} tabIndex={-1} aria-hidden className="shrink-0">
              <Picture
                name={category.image}
                alt=""
                sizes="96px"
                width={96}
                height={96}
                eager={at < 3}
                className="size-20 rounded-full object-cover md:size-24"
              />
            </Link>
            <div className="min-w-0">
              <h2 className="text-lg">
                <Link
                  to={categoryPath(category)}
                  prefetch="intent"
                  className="hover:text-primary"
                  dir="auto"
                >
                  {category.title}
                </Link>
              </h2>
              <ul className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-2">
                {category.children.map((child) => (
                  <li key={child.id}>
                    <Link to={categoryPath(child, category)} className={PART}>
                      <bdi>{child.title}</bdi>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <ListingPager page={page} pages={pages} address={(to) => `/categories${queryOf(to)}`} />
    </NamesPage>
  );
}
