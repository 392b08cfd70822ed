import { Link } from 'react-router';
import type { Route } from './+types/brands-page';
import { endpoints } from '#contract/endpoints.ts';
import { readBrandLetters, readBrandPage } from '#market/catalogue/read-brands.ts';
import { notFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import { Directory } from '#web/ui/directory/directory.tsx';
import { directoryQuery } from '#web/ui/directory/directory-query.ts';
import { NamesPage } from '#web/ui/directory/names-page.tsx';
import { describeNames } from '#web/head/describe-names.ts';
import { brandPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { headMeta } from '#web/ui/page-head.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const query = readQuery(endpoints['brand.all'].input, request);
  const [letters, found] = await Promise.all([
    readBrandLetters(reading),
    readBrandPage(reading, query),
  ]);
  const { data: brands, last_page: pages, from, total } = found;
  if (brands.length === 0 && query.page > 1) throw notFound();
  const described = await describeNames(context, {
    of: 'brands',
    query: directoryQuery(query),
    names: brands.map((brand) => ({ to: brandPath(brand), name: brand.title, image: brand.image })),
    count: total,
    page: query.page,
    from,
    noindex: query.q !== '' || query.letter !== '' || brands.length === 0,
  });
  return { ...described, query, letters, brands, total, pages };
}

export const meta: Route.MetaFunction = headMeta;

export default function Brands({ loaderData }: Route.ComponentProps) {
  const { title, crumbs, brands, ...shown } = loaderData;
  return (
    <NamesPage title={title} crumbs={crumbs}>
      <Directory of="brands" {...shown}>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-4">
          {brands.map((brand, at) => (
            <li key={brand.id}>
              <Link
                to={brandPath(brand)}
                prefetch="intent"
                className={
                  'card flex h-full flex-col items-center gap-3 p-4 text-center font-medium ' +
                  'hover:border-primary hover:text-primary'
                }
              >
                <Picture
                  name={brand.image}
                  alt=""
                  sizes="96px"
                  width={96}
                  height={96}
                  eager={at < 5}
                  className="size-20 rounded-full object-cover lg:size-24"
                />
                <span className="max-w-full break-words" dir="auto">
                  {brand.title}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Directory>
    </NamesPage>
  );
}
