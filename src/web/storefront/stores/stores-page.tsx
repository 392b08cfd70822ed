import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/stores-page';
import { MOST_SCORE } from '#contract/score-parts.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { StoreTile } from '#contract/store.ts';
import { readStoreLetters, readStores } from '#market/catalogue/read-stores.ts';
import { notFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import { Directory } from '#web/ui/directory/directory.tsx';
import { directoryQuery } from '#web/ui/directory/directory-query.ts';
import { NamesPage } from '#web/ui/directory/names-page.tsx';
import { describeNames } from '#web/head/describe-names.ts';
import { storePath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { headMeta } from '#web/ui/page-head.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const query = readQuery(endpoints['store.all'].input, request);
  const [letters, found] = await Promise.all([
    readStoreLetters(reading),
    readStores(reading, query),
  ]);
  const { data: stores, last_page: pages, from, total } = found;
  if (stores.length === 0 && query.page > 1) throw notFound();
  const described = await describeNames(context, {
    of: 'stores',
    query: directoryQuery(query),
    names: stores.map((store) => ({ to: storePath(store), name: store.name, image: store.image })),
    count: total,
    page: query.page,
    from,
    noindex: query.q !== '' || query.letter !== '' || stores.length === 0,
  });
  return { ...described, query, letters, stores, total, pages };
}

export const meta: Route.MetaFunction = headMeta;

export default function Stores({ loaderData }: Route.ComponentProps) {
  const { title, crumbs, stores, ...shown } = loaderData;
  return (
    <NamesPage title={title} crumbs={crumbs}>
      <Directory of="stores" {...shown}>
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
          {stores.map((store, at) => (
            <li key={store.id}>
              <Tile store={store} eager={at < 6} />
            </li>
          ))}
        </ul>
      </Directory>
    </NamesPage>
  );
}

function Tile({ store, eager }: { store: StoreTile; eager: boolean }) {
  const t = useTranslations('directory');
  const listing = useTranslations('listing');
  const { score } = store;
  const about = [
    store.city,
    score === null ? '' : listing('store-score', { score, most: MOST_SCORE }),
    store.new_store ? listing('store-new') : '',
    store.away ? t('away') : '',
  ].filter(Boolean);
  return (
    <Link
      to={storePath(store)}
      prefetch="intent"
      className={'card flex h-full items-center gap-4 p-4 hover:border-primary hover:text-primary'}
    >
      <Picture
        name={store.image}
        alt=""
        sizes="64px"
        width={64}
        height={64}
        eager={eager}
        className="size-16 shrink-0 rounded-full border border-line object-cover"
      />
      <span className="min-w-0">
        <span className="block break-words font-semibold">
          <bdi>{store.name}</bdi>
        </span>
        <span className="text-sm text-ink-2">
          {about.map((paragraph, at) => (
            <span key={paragraph}>
              {at > 0 && ' · '}
              <bdi>{paragraph}</bdi>
            </span>
          ))}
        </span>
      </span>
    </Link>
  );
}
