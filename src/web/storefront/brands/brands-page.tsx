import { Link } from 'react-router';
import type { Route } from './+types/brands-page';
import { endpoints } from '#contract/endpoints.ts';
import { readBrandLetters, readBrandPage } from '#market/catalogue/read-brands.ts';
import { sayIn } from '#words/say.ts';
import { notFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import { Directory } from '#web/ui/directory/directory.tsx';
import { directoryQuery } from '#web/ui/directory/directory-query.ts';
import { crumbsOf } from '#web/ui/listing/listing-request.ts';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import { tellList } from '#web/head/tell-list.ts';
import { listed } from '#web/head/list-summary.ts';
import { brandPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { headMeta } from '#web/ui/page-head.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const asked = readQuery(endpoints['brand.all'].input, request);
  const [letters, found] = await Promise.all([
    readBrandLetters(reading),
    readBrandPage(reading, asked),
  ]);
  const { data: brands, last_page: pages, from, total } = found;
  if (brands.length === 0 && asked.page > 1) throw notFound();
  const say = sayIn(reading.language);
  const title = say('listing.brands');
  const crumbs = crumbsOf(reading.language, { name: title, to: '/brands' });
  const names = listed(
    reading.language,
    brands.map((brand) => brand.title),
  );
  const head = await tellList(context, ({ name }) => ({
    path: `/brands${directoryQuery(asked)}`,
    title,
    crumbs,
    description: say('found.all-brands', { site: name, count: total, list: names }),
    noindex: asked.q !== '' || asked.letter !== '' || brands.length === 0,
    items: brands.map((brand) => ({ to: brandPath(brand), name: brand.title })),
    images: [brands[0]?.image],
    page: asked.page,
    from: from ?? 1,
  }));
  return { title, crumbs, asked, letters, brands, total, pages, head };
}

export const meta: Route.MetaFunction = headMeta;

export default function Brands({ loaderData }: Route.ComponentProps) {
  const { title, crumbs, brands, ...shown } = loaderData;
  return (
    <div className="shell pt-3">
      <ListingBreadcrumbs crumbs={crumbs} />
      <h1 className="mb-4 mt-1 text-2xl">{title}</h1>
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
    </div>
  );
}
