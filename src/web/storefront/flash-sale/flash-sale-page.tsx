import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/flash-sale-page';
import { utcText } from '#base/time.ts';
import { endpoints } from '#contract/endpoints.ts';
import { readComingSale } from '#market/catalogue/read-coming-sales.ts';
import { readFlashSaleProducts, readRunningSales } from '#market/catalogue/read-flash-sales.ts';
import { sayIn } from '#words/say.ts';
import { readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { StartsIn } from '#web/ui/sale/starts-in.tsx';
import '#web/ui/words/listing-words.client.ts';
import { listingRequestOf, crumbsOf } from '#web/ui/listing/listing-request.ts';
import { ProductCount } from '#web/ui/listing/product-count.tsx';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import { ComingTiles } from '#web/storefront/flash-sale/coming-sales.tsx';
import { FlashTiles } from '#web/storefront/flash-sale/flash-tiles.tsx';
import { describeList } from '#web/head/describe-list.ts';
import { cardsSummary } from '#web/head/list-summary.ts';
import { ListingPager } from '#web/ui/listing/listing-pager.tsx';
import { productPath } from '#web/ui/links.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { headMeta } from '#web/ui/page-head.ts';

const NOTHING = { data: [], total: 0, last_page: 1, from: null };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const { id, page } = readQuery(
    endpoints['flashSale.products'].input,
    listingRequestOf(request).request,
    {
      id: params.id,
    },
  );
  if (params.id !== String(id)) throw redirect(`/flash-sale/${id}`, 301);
  const sale = (await readRunningSales(reading)).find((running) => running.id === id);
  const soon = sale ? undefined : await readComingSale(reading, id);
  const say = sayIn(reading.language);
  const title = sale?.title ?? soon?.title ?? say('listing.flash-sale');
  const crumbs = crumbsOf(
    reading.language,
    { name: say('listing.flash-sales'), to: '/flash-sale' },
    { name: title, to: `/flash-sale/${id}` },
  );
  const found = sale ? await readFlashSaleProducts(reading, id, page) : NOTHING;
  const { data: cards, total, last_page: pages } = found;
  const shown = soon?.products ?? cards;
  const head = await describeList(context, (site) => ({
    path: `/flash-sale/${id}${page > 1 ? `?page=${page}` : ''}`,
    title,
    crumbs,
    description: cardsSummary(site, {
      name: title,
      cards: shown,
      total: soon?.products.length ?? total,
      page,
      pages,
    }),
    noindex: !sale || cards.length === 0,
    items: shown.map((card) => ({ to: productPath(card), name: card.title })),
    images: [shown[0]?.image],
    page,
    from: found.from ?? 1,
  }));
  const until = sale ? utcText(sale.end_at) : null;
  return data(
    { title, crumbs, until, soon, cards, total, page, pages, head },
    { status: shown.length ? 200 : 404 },
  );
}

export const meta: Route.MetaFunction = headMeta;

export default function FlashSale({
  loaderData: { title, crumbs, until, soon, cards, total, page, pages },
}: Route.ComponentProps) {
  const t = useTranslations('listing');
  const own = crumbs.at(-1)?.to ?? '';
  return (
    <div className="shell pt-3">
      <ListingBreadcrumbs crumbs={crumbs} />
      <div className="mb-4 mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl" dir="auto">
          {title}
        </h1>
        {until && (
          <span className="flex items-center gap-2">
            <span>{t('ends-in')}</span>
            <Countdown until={until} />
          </span>
        )}
        {until && <ProductCount total={total} />}
        {soon && <StartsIn sale={soon} />}
      </div>
      {soon && <ComingTiles sale={soon} />}
      {cards.length === 0 && !soon && (
        <EmptyState
          text={t('nothing')}
          detail={t(until ? 'past-the-end' : 'sale-over')}
          to={until ? own : '/flash-sale'}
          action={t(until ? 'first-page' : 'flash-sales')}
        />
      )}
      <FlashTiles cards={cards} eager />
      <ListingPager
        page={page}
        pages={pages}
        address={(to) => (to > 1 ? `${own}?page=${to}` : own)}
      />
    </div>
  );
}
