import { useTranslations } from 'use-intl';
import type { Route } from './+types/flash-sales-page';
import { readComingSales } from '#market/catalogue/read-coming-sales.ts';
import { readFlashSales } from '#market/catalogue/read-flash-sales.ts';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import '#web/ui/words/listing-words.client.ts';
import { crumbsOf } from '#web/ui/listing/listing-request.ts';
import { ListingBreadcrumbs } from '#web/ui/listing/listing-breadcrumbs.tsx';
import { ComingSales } from '#web/storefront/flash-sale/coming-sales.tsx';
import { FlashTiles } from '#web/storefront/flash-sale/flash-tiles.tsx';
import { describeList } from '#web/head/describe-list.ts';
import { listed } from '#web/head/list-summary.ts';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { headMeta } from '#web/ui/page-head.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const sales = await readFlashSales(reading);
  const coming = await readComingSales(reading);
  const say = sayIn(reading.language);
  const title = say('listing.flash-sales');
  const crumbs = crumbsOf(reading.language, { name: title, to: '/flash-sale' });
  const names = listed(
    reading.language,
    sales.map((sale) => sale.title),
  );
  const head = await describeList(context, ({ name }) => ({
    path: '/flash-sale',
    title,
    crumbs,
    description: sales.length
      ? say('found.sales', { site: name, list: names })
      : say('listing.no-sale'),
    items: sales.map((sale) => ({ to: `/flash-sale/${sale.id}`, name: sale.title })),
    images: [sales[0]?.public_products[0]?.image],
    page: 1,
  }));
  return {
    title,
    crumbs,
    head,
    coming,
    sales: sales.map(({ id, title: name, end_time, public_products }) => ({
      id,
      title: name,
      end_time,
      cards: public_products,
    })),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function FlashSales({
  loaderData: { title, crumbs, sales, coming },
}: Route.ComponentProps) {
  const t = useTranslations('listing');
  return (
    <div className="shell pt-3">
      <ListingBreadcrumbs crumbs={crumbs} />
      <h1 className="mb-4 mt-1 text-2xl">{title}</h1>
      {sales.length === 0 && coming.length === 0 && (
        <EmptyState text={t('nothing')} detail={t('no-sale')} to="/" action={t('go-home')} />
      )}
      <div className="flex flex-col gap-12">
        {sales.map((sale, at) => (
          <section key={sale.id}>
            <SectionHeading title={sale.title} to={`/flash-sale/${sale.id}`}>
              <span className="flex items-center gap-2 text-sm">
                <span>{t('ends-in')}</span>
                <Countdown until={sale.end_time} />
              </span>
            </SectionHeading>
            <FlashTiles cards={sale.cards} eager={at === 0} />
          </section>
        ))}
      </div>
      <ComingSales sales={coming} />
    </div>
  );
}
